import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';

import type { ChildView } from '@alcancia/contracts/identity';
import { guardianshipWords } from '@alcancia/web-kit';
import { FacesField, HintBox, type Option, SelectField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { AreasField } from '../areas-field.js';
import { words } from '../words/guardians.js';
import { type InvitationDraft, messageMaxLength, type RelationshipType } from './invitation-draft.js';
import type { useInvitation } from './use-invitation.js';

interface InvitationFieldsProps extends Pick<ReturnType<typeof useInvitation>, 'draft' | 'complaints' | 'refused'> {
  /** The children whom this adult owns. */
  readonly family: readonly ChildView[];
  readonly onChange: (change: Partial<InvitationDraft>) => void;
}

const relationships = Object.entries(guardianshipWords.relationships).map(([value, label]) => ({
  value,
  label,
})) as Option<RelationshipType>[];

/** Whom to invite, for which children, and what they may do (spec 2 §2, §5). */
export function InvitationFields({ family, draft, complaints, refused, onChange }: InvitationFieldsProps) {
  return (
    <>
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
          error={complaints.email}
          onChange={(email) => onChange({ email })}
        />
        <SelectField
          label={words.relationship}
          options={relationships}
          value={draft.relationshipType}
          error={complaints.relationshipType}
          onChange={(relationshipType) => onChange({ relationshipType })}
        />
      </div>
      {family.length > 0 && (
        <FacesField
          label={words.children}
          people={family}
          value={draft.childIds}
          onChange={(childIds) => onChange({ childIds })}
        />
      )}
      {draft.childIds.length === 0 && <HintBox kind="warn">{words.noChildren}</HintBox>}
      <div className="areas" role="group" aria-label={words.rights}>
        <span className="label">{words.rights}</span>
        <AreasField value={draft.permissions} onChange={(permissions) => onChange({ permissions })} />
      </div>
      <TextArea
        label={words.message}
        isOptional
        maxLength={messageMaxLength}
        hint={`${draft.message.length} / ${messageMaxLength}`}
        value={draft.message}
        onChange={(message) => onChange({ message })}
      />
      {refused && <HintBox kind="bad">{refused}</HintBox>}
    </>
  );
}
