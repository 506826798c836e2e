import { type FormEvent, useId, useState } from 'react';

import { useBothSteps } from '@alcancia/web-kit/second-step';
import { Button, ChoiceField, Dialog, focusFirstError, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/ownership.js';
import { type OwnFamily, useOfferOwnership } from './ownership.queries.js';

interface OfferDialogProps {
  readonly family: OwnFamily;
  readonly onClose: () => void;
}

/** The owner chooses who may take the family over, reads what passes, and proves to be the owner. */
export function OfferDialog({ family, onClose }: OfferDialogProps) {
  const id = useId();
  const { children, adults, planName } = family;
  const able = adults.filter(({ canTakeOver }) => canTakeOver);
  const others = adults.filter(({ canTakeOver }) => !canTakeOver);
  const [to, setTo] = useState<string | null>(able.length === 1 ? (able[0]?.adultId ?? null) : null);
  const [isChecked, setChecked] = useState(false);
  const offer = useOfferOwnership();
  const both = useBothSteps((proof, refused) => {
    if (to === null) return;
    offer.mutate(
      { adultId: to, childIds: children.map(({ childId }) => childId), ...proof },
      {
        onSuccess: () => {
          const name = able.find(({ adultId }) => adultId === to)?.displayName ?? '';
          toast({ kind: 'success', ...words.offered(name) });
          onClose();
        },
        onError: (error) => {
          if (!refused(error)) toastError(error);
        },
      },
    );
  }, offer.isPending);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setChecked(true);
    both.submit(event);
    if (to === null) focusFirstError(event.currentTarget);
  };

  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
      {able.length > 0 && (
        <Button type="submit" form={id} busy={offer.isPending}>
          {words.offer}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={words.passTitle} onClose={onClose} closesOutside={false} footer={footer}>
      {others.length > 0 && <HintBox>{words.ownsAnother(others.map(({ displayName }) => displayName))}</HintBox>}
      {able.length > 0 && (
        <form noValidate id={id} className="offer-form" onSubmit={submit}>
          <ChoiceField
            label={words.to}
            look="pick"
            options={able.map(({ adultId, displayName }) => ({ value: adultId, label: displayName }))}
            value={to}
            error={isChecked && to === null ? words.chooseWhom : undefined}
            onChange={setTo}
          />
          <div>
            <p className="label">{words.whatPasses}</p>
            <ul className="means">
              {words
                .consequences(
                  children.map(({ displayName }) => displayName),
                  planName,
                )
                .map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
            </ul>
          </div>
          {both.fields}
        </form>
      )}
    </Dialog>
  );
}
