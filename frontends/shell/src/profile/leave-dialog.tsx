import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readAccountErasure } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { useBothSteps } from '@alcancia/web-kit/second-step';
import {
  Bones,
  Button,
  ChoiceField,
  Dialog,
  ErrorPanel,
  focusFirstError,
  HintBox,
  toast,
  toastError,
} from '@alcancia/web-kit/ui';

import { words } from '../words/leaving.js';
import { accountErasure, useRequestAccountErasure } from './leaving.queries.js';

type Around = OutputOf<typeof readAccountErasure>;

interface LeaveDialogProps {
  readonly onClose: () => void;
}

const withMe = 'with-me';
const namesOf = (children: Around['owned']): string[] => children.map(({ displayName }) => displayName);

/** What becomes of everybody, then both steps of the account: it waits 14 days (G27). */
export default function LeaveDialog({ onClose }: LeaveDialogProps) {
  const { data, isError, refetch } = useQuery(accountErasure);
  if (data) return <Leave around={data} onClose={onClose} />;
  return (
    <Dialog title={words.dialog} onClose={onClose}>
      {isError ? <ErrorPanel title={words.failed} onRetry={() => void refetch()} /> : <Bones lines={4} />}
    </Dialog>
  );
}

function Leave({ around: { owned, linked, adults }, onClose }: LeaveDialogProps & { readonly around: Around }) {
  const id = useId();
  const [becomes, setBecomes] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const ask = useRequestAccountErasure();
  const mustChoose = owned.length > 0 && becomes === null;
  const both = useBothSteps((proof, refused) => {
    if (mustChoose) return;
    const successorId = becomes === null || becomes === withMe ? undefined : becomes;
    ask.mutate(
      { childIds: owned.map(({ childId }) => childId), ...(successorId && { successorId }), ...proof },
      {
        onSuccess: ({ dueAt }) => {
          toast({ kind: 'success', ...words.asked(format.dateOf(dueAt)) });
          onClose();
        },
        onError: (error) => {
          if (!refused(error)) toastError(error);
        },
      },
    );
  }, ask.isPending);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setChecked(true);
    both.submit(event);
    if (mustChoose) focusFirstError(event.currentTarget);
  };
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.stay}
      </Button>
      <Button kind="danger" type="submit" form={id} busy={ask.isPending}>
        {words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={words.dialog} onClose={onClose} closesOutside={false} footer={footer}>
      <p>{words.what}</p>
      <p className="muted leaving-grace">{words.grace}</p>
      <form noValidate id={id} className="leaving-form" onSubmit={submit}>
        {linked.length > 0 && <HintBox>{words.linked(namesOf(linked))}</HintBox>}
        {owned.length > 0 && (
          <div>
            <ChoiceField
              label={words.owned(namesOf(owned))}
              look="pick"
              options={[
                ...adults.map(({ adultId, displayName }) => ({ value: adultId, label: words.takesOver(displayName) })),
                { value: withMe, label: words.goToo(owned.length > 1) },
              ]}
              value={becomes}
              error={isChecked && mustChoose ? words.choose : undefined}
              onChange={setBecomes}
            />
            <Consequence becomes={becomes} owned={owned} adults={adults} />
          </div>
        )}
        {both.fields}
      </form>
    </Dialog>
  );
}

function Consequence({
  becomes,
  owned,
  adults,
}: { readonly becomes: string | null } & Pick<Around, 'owned' | 'adults'>) {
  const names = namesOf(owned);
  const successor = adults.find(({ adultId }) => adultId === becomes);
  return (
    <>
      {successor && <p className="caption">{words.ifTakenOver(successor.displayName, names)}</p>}
      {becomes === withMe && <p className="caption">{words.ifGone(names)}</p>}
      {adults.length === 0 && <p className="caption">{words.nobody}</p>}
    </>
  );
}
