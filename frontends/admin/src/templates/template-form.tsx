import type { KeptTemplate } from '@alcancia/contracts/family';
import {
  ChoiceField,
  EmojiField,
  ManyField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/templates.js';
import { draftOf, fieldsOf, newDraft, type Problem, problemsOf } from './template-draft.js';
import { useCreateTemplate, useUpdateTemplate } from './templates.queries.js';

const optionsOf = <V extends string>(names: Readonly<Record<V, string>>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }));
const categories = optionsOf(words.categories);
const modes = optionsOf(words.modes);
const timesOfDay = optionsOf(words.timesOfDay);
const weekdays = words.dayNames.map((label, i) => ({ value: String(i + 1), label }));

interface TemplateFormProps {
  /** What is changed; null for a new one. */
  readonly template: KeptTemplate | null;
  /** Where a new one stands. */
  readonly order: number;
  /** Pictures that other templates have. */
  readonly emojis: readonly string[];
  readonly onClose: () => void;
}

/** What an adult finds filled in, for which ages, and where it stands among the others. */
export function TemplateForm({ template, order, emojis, onClose }: TemplateFormProps) {
  const form = useDraft({
    name: template ? `template ${template.templateId} ${template.version}` : 'template new',
    start: () => (template ? draftOf(template) : newDraft(order)),
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const isWrong = (problem: Problem): boolean => isChecked && problemsOf(draft).includes(problem);
  const create = useCreateTemplate();
  const update = useUpdateTemplate();
  const send = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    if (!template) return create.mutate(fields, form.answered(words.created(fields.title)));
    const { templateId, version } = template;
    update.mutate({ ...fields, templateId, version }, form.answered(words.saved(fields.title)));
  };
  return (
    <FormDrawer
      form={form}
      title={template ? words.editTitle(template.title) : words.create}
      isSaving={create.isPending || update.isPending}
      onSave={send}
    >
      <EmojiField value={draft.emoji} choices={emojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.name}
          error={isWrong('title') ? words.nameMissing : undefined}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <div className="two">
        <NumberField
          label={words.fromAge}
          value={draft.fromAge}
          onChange={(fromAge) => set({ fromAge })}
          min={3}
          max={17}
          isChecked={isChecked}
        />
        <NumberField
          label={words.toAge}
          error={isWrong('toAge') ? words.agesReversed : undefined}
          value={draft.toAge}
          onChange={(toAge) => set({ toAge })}
          min={3}
          max={17}
          isChecked={isChecked}
        />
      </div>
      <SelectField
        label={words.category}
        options={categories}
        value={draft.category}
        onChange={(category) => set({ category })}
      />
      <div className="two">
        <NumberField
          label={words.points}
          value={draft.points}
          onChange={(points) => set({ points })}
          min={0}
          max={500}
          isChecked={isChecked}
        />
        <NumberField
          label={words.coins}
          value={draft.coins}
          onChange={(coins) => set({ coins })}
          min={0}
          max={1000}
          isChecked={isChecked}
        />
      </div>
      <ChoiceField label={words.schedule} options={modes} value={draft.mode} onChange={(mode) => set({ mode })} />
      {draft.mode === 'dias_semana' && (
        <ManyField
          label={words.weekdays}
          error={isWrong('weekdays') ? words.weekdaysMissing : undefined}
          options={weekdays}
          look="pick"
          value={draft.weekdays}
          onChange={(picked) => set({ weekdays: picked })}
        />
      )}
      <ChoiceField
        label={words.timeOfDay}
        options={timesOfDay}
        value={draft.timeOfDay}
        onChange={(timeOfDay) => set({ timeOfDay })}
      />
      <NumberField
        label={catalogue.order}
        hint={words.orderHint}
        value={draft.order}
        onChange={(typed) => set({ order: typed })}
        min={1}
        max={999}
        isChecked={isChecked}
      />
      <SwitchField
        label={catalogue.isActive}
        hint={words.isActiveHint}
        checked={draft.isActive}
        onChange={(isActive) => set({ isActive })}
      />
    </FormDrawer>
  );
}
