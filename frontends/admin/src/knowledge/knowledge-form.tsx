import { type AgeRange, ageRanges, type KnowledgeCategory, knowledgeCategories } from '@alcancia/contracts/assistant';
import { knowledgeLimits } from '@alcancia/contracts/assistant-limits';
import { ManyField, SelectField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/knowledge.js';
import { ChipsField } from './chips-field.js';
import { fieldsOf, type KnowledgeDraft, problemsOf, type Problem } from './knowledge-draft.js';
import { KnowledgeHistory } from './knowledge-history.js';
import { SameQuestionDialog } from './same-question.js';
import { type Changed, useSaveKnowledge } from './use-save-knowledge.js';

const { question, aliases, answer, tags, tag } = knowledgeLimits;
const categories = knowledgeCategories.map((value: KnowledgeCategory) => ({
  value,
  label: words.categories[value],
}));
const ages = ageRanges.map((value: AgeRange) => ({ value, label: words.ages[value] }));

interface KnowledgeFormProps {
  /** What is changed; undefined for a new one. */
  readonly changes?: Changed | undefined;
  readonly start: KnowledgeDraft;
  readonly onClose: () => void;
}

/** 'Guardar como Respuesta Verificada' (G31). */
export function KnowledgeForm({ changes, start, onClose }: KnowledgeFormProps) {
  const form = useDraft<KnowledgeDraft>({
    name: changes ? `knowledge ${changes.entryId} ${changes.version}` : `knowledge new ${start.question}`,
    start: () => start,
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const saving = useSaveKnowledge(changes, form.close);
  const said = (problem: Problem, text: string): string | undefined =>
    isChecked && problemsOf(draft).includes(problem) ? text : undefined;
  return (
    <FormDrawer
      form={form}
      title={changes ? words.editTitle(start.question) : words.saveAs}
      isSaving={saving.isBusy}
      onSave={() => {
        if (form.isReady()) saving.save(fieldsOf(draft));
      }}
    >
      <TextField
        label={words.question}
        error={said('question', words.questionMissing)}
        value={draft.question}
        onChange={(typed) => set({ question: typed })}
        maxLength={question.most}
        autoComplete="off"
      />
      <ChipsField
        label={words.aliases}
        hint={words.aliasesHint}
        value={draft.aliases}
        onChange={(typed) => set({ aliases: typed })}
        most={aliases}
        length={question.most}
      />
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        error={said('answer', words.answerMissing) ?? said('answerLong', words.answerLong)}
        value={draft.answer}
        onChange={(typed) => set({ answer: typed })}
        maxLength={answer}
        rows={8}
      />
      <SelectField
        label={words.category}
        options={categories}
        value={draft.category}
        onChange={(category) => set({ category })}
      />
      <ManyField
        label={words.ageRanges}
        error={said('ageRanges', words.ageRangesMissing)}
        options={ages}
        look="pick"
        value={draft.ageRanges}
        onChange={(picked) => set({ ageRanges: picked })}
      />
      <ChipsField
        label={words.tags}
        hint={words.tagsHint}
        value={draft.tags}
        onChange={(typed) => set({ tags: typed })}
        most={tags}
        length={tag}
      />
      <SwitchField
        label={words.isPublished}
        hint={words.isPublishedHint}
        checked={draft.isPublished}
        onChange={(isPublished) => set({ isPublished })}
      />
      {changes && <KnowledgeHistory {...changes} onRestored={form.close} />}
      {saving.same && (
        <SameQuestionDialog
          same={saving.same}
          isBusy={saving.isBusy}
          onMerge={() => void saving.merge(fieldsOf(draft))}
          onApart={() => saving.saveApart(fieldsOf(draft))}
          onClose={saving.forget}
        />
      )}
    </FormDrawer>
  );
}
