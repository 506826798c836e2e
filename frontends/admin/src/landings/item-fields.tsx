import { landingIcons } from '@alcancia/contracts/marketing';
import { Button, CheckField, DateField, SelectField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { type ProblemKind, words } from '../words/landings.js';
import type { ItemDraft } from './landing-draft.js';
import type { ItemField } from './section-kinds.js';

const icons = landingIcons.map((value) => ({ value, label: words.icons[value] }));

interface ItemFieldsProps {
  readonly nth: number;
  readonly fields: readonly ItemField[];
  readonly item: ItemDraft;
  readonly problem: (name: string) => ProblemKind | undefined;
  readonly onChange: (change: ItemDraft) => void;
  readonly onRemove: () => void;
}

/** One thing of a section: a card, a number, somebody's words. */
export const ItemFields = ({ nth, fields, item, problem, onChange, onRemove }: ItemFieldsProps) => (
  <fieldset className="field landing-item">
    <legend className="label">{words.item(nth)}</legend>
    {fields.map((field) => (
      <One
        key={field.name}
        field={field}
        value={item[field.name] ?? ''}
        problem={problem(field.name)}
        onChange={onChange}
      />
    ))}
    <Button kind="line" onClick={onRemove}>
      {words.removeItem(nth)}
    </Button>
  </fieldset>
);

interface OneProps {
  readonly field: ItemField;
  readonly value: string;
  readonly problem: ProblemKind | undefined;
  readonly onChange: (change: ItemDraft) => void;
}

function One({ field: { name, kind, max, isOptional = false }, value, problem, onChange }: OneProps) {
  const label = words.field(name);
  const error = words.problem(problem);
  const set = (typed: string): void => onChange({ [name]: typed });
  switch (kind) {
    case 'icon':
      return (
        <SelectField label={label} options={icons} value={value as (typeof icons)[number]['value']} onChange={set} />
      );
    case 'day':
      return (
        <DateField label={label} error={error} value={value === '' ? null : value} onChange={(day) => set(day ?? '')} />
      );
    case 'consent':
      return (
        <CheckField label={label} error={error} checked={value === 'yes'} onChange={(is) => set(is ? 'yes' : 'no')} />
      );
    case 'text':
    case 'lines':
      return (
        <TextArea
          label={label}
          error={error}
          isOptional={isOptional}
          value={value}
          onChange={set}
          maxLength={max}
          rows={3}
        />
      );
    case 'line':
    case 'address':
    case 'number':
      return (
        <TextField
          label={label}
          error={error}
          isOptional={isOptional}
          value={value}
          onChange={set}
          maxLength={kind === 'number' ? 10 : max}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
        />
      );
  }
}
