import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PaperPlaneTilt } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { type FormEvent, useState } from 'react';

import { roleFor } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';
import type { ChildView } from '@alcancia/contracts/identity';
import { type ApiError, useKeptDraft, wordsFor } from '@alcancia/web-kit';
import {
  Button,
  ChoiceField,
  FacesField,
  HintBox,
  SelectField,
  TextArea,
  TextField,
  toast,
} from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { useInviteGuardian } from './guardians.queries.js';
import { messageMaxLength, newInvitation, problemsOf } from './invitation-draft.js';

interface InvitationFormProps {
  /** The children whom this adult owns. */
  readonly family: readonly ChildView[];
}

const relationships = Object.entries(words.relationships).map(([value, label]) => ({
  value: value as keyof typeof words.relationships,
  label,
}));

const levels = (['full_access', 'view_only', 'no_access'] as const).map((value) => ({
  value,
  label: words.levels[value],
}));

/** Whom to invite, for which children, and what they may do (spec 2 §2, §5). */
export function InvitationForm({ family }: InvitationFormProps) {
  const [round, setRound] = useState(0);
  return <Fields key={round} family={family} onSent={() => setRound(round + 1)} />;
}

function Fields({ family, onSent }: InvitationFormProps & { readonly onSent: () => void }) {
  const { draft, set, end } = useKeptDraft('invitation', () => newInvitation(family.map(({ id }) => id)));
  const [isChecked, setChecked] = useState(false);
  const invite = useInviteGuardian();
  const problems = isChecked ? problemsOf(draft) : [];
  const error = invite.error;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const { relationshipType } = draft;
    if (invite.isPending || relationshipType === '' || problemsOf(draft).length > 0) return;
    invite.mutate(
      { ...draft, relationshipType },
      {
        onSuccess: () => {
          toast({ kind: 'success', ...words.sent });
          end();
          onSent();
        },
      },
    );
  };

  return (
    <form className="card invite-form" noValidate aria-label={words.title} onSubmit={submit}>
      <div className="pair">
        <TextField
          label={words.email}
          name="guardianEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          icon={<EnvelopeSimple size={20} aria-hidden />}
          value={draft.email}
          error={problems.includes('email') || error?.refused.includes('email') ? words.emailWrong : undefined}
          onChange={(email) => set({ email })}
        />
        <SelectField
          label={words.relationship}
          options={relationships}
          value={draft.relationshipType}
          error={problems.includes('relationshipType') ? words.relationshipMissing : undefined}
          onChange={(relationshipType) => set({ relationshipType })}
        />
      </div>
      {family.length > 0 && (
        <FacesField
          label={words.children}
          people={family}
          value={draft.childIds}
          onChange={(childIds) => set({ childIds })}
        />
      )}
      {draft.childIds.length === 0 && <HintBox kind="warn">{words.noChildren}</HintBox>}
      <div className="areas">
        <h2 className="label">{words.rights}</h2>
        {areas.map((area) => (
          <ChoiceField
            key={area}
            label={words.areas[area]}
            hint={`${words.areaSays[area]}: ${words.levelSays[draft.permissions[area]]}`}
            look="pick"
            options={levels}
            value={draft.permissions[area]}
            onChange={(level) => set({ permissions: { ...draft.permissions, [area]: level } })}
          />
        ))}
        <p className="caption" role="status">
          {words.willBe[roleFor(draft.permissions)]}
        </p>
      </div>
      <TextArea
        label={words.message}
        isOptional
        maxLength={messageMaxLength}
        hint={`${draft.message.length} / ${messageMaxLength}`}
        value={draft.message}
        onChange={(message) => set({ message })}
      />
      {error && <HintBox kind="bad">{refusal(error)}</HintBox>}
      <Button type="submit" busy={invite.isPending} icon={<PaperPlaneTilt aria-hidden />}>
        {words.submit}
      </Button>
    </form>
  );
}

/** What is refused has words of its own; anything else is only not sent. */
const refusal = (error: ApiError): string =>
  error.kind === 'conflict' || error.kind === 'invalid' ? wordsFor(error).title : words.notSent;
