import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { languageVariants, saveOwnProfile } from '@alcancia/contracts/identity';
import { format, readWhoAmI, useWrite, type WhoAmI, wordsFor } from '@alcancia/web-kit';
import { Button, ChoiceField, focusFirstError, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { OwnProfileFields } from '../own-profile-fields.js';
import { formOf, isComplete, profileComplaints, type ProfileForm } from '../own-profile.js';
import { variantNames, words } from '../words/profile.js';

type Adult = NonNullable<WhoAmI['adult']>;
type Variant = NonNullable<Adult['languageVariant']>;

const noQuery = new URLSearchParams();

/** The own data; who saved first wins, and the other one is told (behaviour, 'version'). */
export function OwnData({ adult }: { readonly adult: Adult }) {
  const client = useQueryClient();
  const [base, setBase] = useState(adult);
  const [change, setChange] = useState<Partial<ProfileForm>>({});
  const [isChecked, setChecked] = useState(false);
  const [variant, setVariant] = useState<Variant | null>(null);
  const isTouched = Object.keys(change).length > 0 || variant !== null;
  if (!isTouched && adult.version > base.version) setBase(adult);

  const form: ProfileForm = { ...formOf(base, noQuery, navigator.language), ...change };
  const save = useWrite(saveOwnProfile, {
    onSuccess: ({ version }, { version: _before, timeZone: _zone, ...saved }) => {
      setBase({ ...base, ...saved, version });
      setChange({});
      setVariant(null);
      setChecked(false);
      toast({ kind: 'success', ...words.saved });
    },
    onError: (error) => {
      if (error.code !== 'changed_before') toastError(error);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete(form)) focusFirstError(event.currentTarget);
    else if (!save.isPending)
      save.mutate({ ...form, ...(variant && { languageVariant: variant }), version: base.version });
  };
  /** What was typed stays; everything else is as it is now. */
  const reload = async (): Promise<void> => {
    const { adult: newest } = await client.fetchQuery({ ...readWhoAmI, staleTime: 0 });
    if (newest) setBase(newest);
    save.reset();
  };

  return (
    <section className="card" aria-label={words.title}>
      <div className="phead">
        <span className="initials xl" aria-hidden>
          {format.initialsOf(base.fullName)}
        </span>
        <div className="grow">
          <p className="pn">{base.fullName}</p>
          <p className="caption">{words.parent}</p>
        </div>
      </div>
      <form noValidate onSubmit={submit}>
        <OwnProfileFields
          form={form}
          complaints={isChecked ? profileComplaints(form) : {}}
          onChange={(next) => setChange({ ...change, ...next })}
        >
          <ChoiceField
            label={words.variant.label}
            hint={words.variant.hint}
            options={languageVariants.map((value) => ({ value, label: variantNames[value] }))}
            value={variant ?? base.languageVariant ?? 'tu'}
            onChange={setVariant}
          />
        </OwnProfileFields>
        {save.error?.code === 'changed_before' && (
          <div className="conflict">
            <HintBox kind="bad">
              <p>{wordsFor(save.error).title}</p>
              <Button
                kind="line"
                size="small"
                onClick={() => void reload().catch((thrown: unknown) => toastError(thrown))}
              >
                {words.reload}
              </Button>
            </HintBox>
          </div>
        )}
        <div className="foot">
          <Button type="submit" busy={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
