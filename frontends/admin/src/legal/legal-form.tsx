import { useState } from 'react';

import { ConfirmDialog, DateField, HintBox, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/legal.js';
import { draftOf, fieldsOf, firstDay, type LegalProblem, type NewestText, problemsOf } from './legal-draft.js';
import { usePublishText } from './legal.queries.js';

interface LegalFormProps {
  readonly newest: NewestText;
  readonly onClose: () => void;
}

/** The next version of a text. What is published stays for good, so it is asked once more before. */
export function LegalForm({ newest, onClose }: LegalFormProps) {
  const { document, title, version } = newest;
  const [isAsking, setAsking] = useState(false);
  const form = useDraft({
    name: `legal ${document} ${version}`,
    start: () => draftOf(newest),
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const wrong = (field: LegalProblem): string | undefined =>
    isChecked && problemsOf(draft).includes(field) ? words.wrong[field] : undefined;
  const publish = usePublishText();
  const send = (): void => {
    setAsking(false);
    publish.mutate(fieldsOf(draft, newest), form.answered(words.published(draft.title)));
  };
  return (
    <>
      <FormDrawer
        form={form}
        title={words.next(title)}
        saveLabel={words.publish}
        isSaving={publish.isPending}
        onSave={() => setAsking(form.isReady())}
      >
        <TextField
          label={words.title}
          error={wrong('title')}
          value={draft.title}
          onChange={(typed) => set({ title: typed })}
          maxLength={80}
          autoComplete="off"
        />
        <DateField
          label={words.effectiveOn}
          hint={words.effectiveOnHint}
          error={wrong('effectiveOn')}
          value={draft.effectiveOn}
          onChange={(effectiveOn) => set({ effectiveOn })}
          min={firstDay(newest)}
        />
        <TextArea
          label={words.summary}
          hint={words.summaryHint}
          error={wrong('summary')}
          value={draft.summary}
          onChange={(summary) => set({ summary })}
          maxLength={600}
          rows={3}
        />
        <SwitchField
          label={words.isMaterial}
          hint={words.isMaterialHint}
          checked={draft.isMaterial}
          onChange={(isMaterial) => set({ isMaterial })}
        />
        <TextArea
          label={words.text}
          hint={words.textHint}
          error={wrong('text')}
          value={draft.text}
          onChange={(text) => set({ text })}
          maxLength={60_000}
          rows={24}
        />
        <HintBox>{words.forGood}</HintBox>
      </FormDrawer>
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle(draft.title)}
          text={draft.isMaterial ? words.askMaterial : words.ask}
          confirmLabel={words.publish}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
