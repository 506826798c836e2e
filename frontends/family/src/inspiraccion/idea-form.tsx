import { ideaTypes, type KeptIdea } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import { ChoiceField, EditorDrawer, EmojiField, SelectField, Stepper, TextArea, TextField } from '@alcancia/web-kit/ui';

import { StepsField } from '../steps-field.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/inspiraccion.js';
import { words as offerWords } from '../words/offers.js';
import { ages, topics } from './idea-choices.js';
import { draftOf, fieldsOf, newDraft, problemsOf } from './idea-draft.js';
import { useSaveIdea } from './inspiraccion.queries.js';

const emojis = ['💡', '🫙', '🌱', '🤝', '🎈', '🧺', '📖', '🎲', '🧩', '🎨', '🍳', '🌍', '⏱️', '💌', '🔍', '🪙'];
const types = ideaTypes.map((value) => ({ value, label: words.types[value] }));

interface IdeaFormProps {
  /** The idea that is changed; null for a new one. */
  readonly idea: KeptIdea | null;
  readonly onSaved: (ideaId: string) => void;
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

/** Everything about an idea (G33): a new one, or the same one changed. */
export function IdeaForm({ idea, onSaved, onClose, onReload }: IdeaFormProps) {
  const form = useDraft({
    name: idea ? `idea ${idea.ideaId} ${idea.version}` : 'idea new',
    start: () => (idea ? draftOf(idea) : newDraft()),
    problemsOf,
    onClose,
    onReload,
  });
  const save = useSaveIdea();
  const { draft, set } = form;
  const wrongText = (field: 'title' | 'body', missing: string, refused: string): string | undefined => {
    if (form.isWrong(field)) return missing;
    return form.isRefused(field) ? refused : undefined;
  };
  const wrong = (field: 'materials' | 'steps', says: string): string | undefined =>
    form.isWrong(field) || form.isRefused(field) ? says : undefined;

  const submit = (): void => {
    if (!form.isReady()) return;
    const own = idea ? { ideaId: idea.ideaId, version: idea.version } : {};
    const answered = form.answered(idea ? { title: offerWords.saved } : words.form.created);
    save.mutate(
      { ...fieldsOf(draft), ...own },
      {
        onError: answered.onError,
        onSuccess: ({ ideaId }) => {
          answered.onSuccess();
          onSaved(ideaId);
        },
      },
    );
  };

  return (
    <EditorDrawer
      title={idea ? words.form.edit : words.form.create}
      saveLabel={offerWords.save}
      busy={save.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={submit}
      onClose={form.close}
    >
      <EmojiField value={draft.emoji} choices={emojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={offerWords.title}
          hint={offerWords.titleHint(draft.title.length)}
          error={wrongText('title', offerWords.titleMissing, offerWords.titleRefused)}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={ideaLimits.title}
          autoComplete="off"
        />
      </EmojiField>
      <ChoiceField label={words.form.type} options={types} value={draft.type} onChange={(type) => set({ type })} />
      <TextArea
        label={words.form.body}
        hint={words.form.bodyHint(draft.body.length)}
        error={wrongText('body', words.form.bodyMissing, words.form.bodyRefused)}
        value={draft.body}
        onChange={(body) => set({ body })}
        maxLength={ideaLimits.body}
        rows={6}
      />
      <ChoiceField
        label={words.wish.topic}
        look="pick"
        options={topics}
        value={draft.topic}
        onChange={(topic) => set({ topic })}
      />
      <div className="two">
        <SelectField
          label={words.wish.age}
          options={ages}
          value={draft.ageRange}
          onChange={(ageRange) => set({ ageRange })}
        />
        <Stepper
          label={words.form.minutes}
          hint={words.form.minutesHint}
          value={draft.minutes}
          onChange={(minutes) => set({ minutes })}
          min={ideaLimits.minutes.least}
          max={ideaLimits.minutes.most}
          step={5}
          isChecked={form.isChecked}
        />
      </div>
      <TextArea
        label={words.form.materials}
        hint={words.form.materialsHint}
        error={wrong('materials', words.form.materialsRefused)}
        isOptional
        value={draft.materials}
        onChange={(materials) => set({ materials })}
        rows={3}
      />
      <StepsField
        steps={draft.steps}
        maxLength={ideaLimits.step}
        hint={words.form.stepsHint}
        error={form.isWrong('steps') ? offerWords.stepRefused : wrong('steps', words.form.stepsRefused)}
        onChange={(steps) => set({ steps })}
      />
    </EditorDrawer>
  );
}
