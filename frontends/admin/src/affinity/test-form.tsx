import { type KeptAffinityTest, proofIcons } from '@alcancia/contracts/marketing';
import { pictureOf } from '@alcancia/web-kit/social-proof';
import { Button, HintBox, SelectField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/affinity.js';
import { words as proofWords } from '../words/social-proof.js';
import { useSaveTest } from './affinity.queries.js';
import { RangeFields } from './range-fields.js';
import {
  draftOf,
  fieldsOf,
  newRange,
  problemsOf,
  type RangeDraft,
  rangesWrong,
  type TestProblem,
} from './test-draft.js';

const icons = proofIcons.map((icon) => ({ value: icon, label: `${pictureOf(icon)} ${proofWords.icons[icon]}` }));
const mostRanges = 10;

/** The active edition while it is changed (G38). */
export function TestForm({ kept, onClose }: { readonly kept: KeptAffinityTest; readonly onClose: () => void }) {
  const form = useDraft({
    name: `affinity ${kept.id} ${kept.version}`,
    start: () => draftOf(kept),
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const save = useSaveTest();
  const wrong = (field: TestProblem, said: string = words.missing): string | undefined =>
    isChecked && problemsOf(draft).includes(field) ? said : undefined;
  const change = (nth: number, changed: Partial<RangeDraft>): void =>
    set({ ranges: draft.ranges.map((range, at) => (at === nth ? { ...range, ...changed } : range)) });
  const covering = isChecked ? rangesWrong(draft.ranges) : null;
  const text = (
    field: 'title' | 'subtitle' | 'cta' | 'ctaRoute' | 'second' | 'secondRoute' | 'titleA' | 'titleB',
    label: string,
    maxLength: number,
    more: { error?: string | undefined; hint?: string; isOptional?: boolean } = {},
  ) => (
    <TextField
      label={label}
      value={draft[field]}
      onChange={(typed) => set({ [field]: typed })}
      maxLength={maxLength}
      autoComplete="off"
      {...more}
    />
  );
  const send = (): void => {
    if (form.isReady()) save.mutate(fieldsOf(draft, kept), form.answered(words.saved));
  };
  return (
    <FormDrawer form={form} title={words.edit} saveLabel={words.save} isSaving={save.isPending} onSave={send}>
      {kept.isAnswered && <HintBox>{words.answeredHint}</HintBox>}
      {text('title', words.name, 120, { error: wrong('title') })}
      {text('subtitle', words.subtitle, 240, { error: wrong('subtitle') })}
      <TextArea
        label={words.questions}
        hint={words.questionsHint}
        error={wrong('questions', words.questionsWrong)}
        value={draft.questions}
        onChange={(questions) => set({ questions })}
        maxLength={6_000}
        rows={14}
      />
      {covering && <p role="alert">{words.rangeProblems[covering]}</p>}
      {draft.ranges.map((range, nth) => (
        <RangeFields
          // oxlint-disable-next-line react/no-array-index-key -- a range has no name of its own while it is typed
          key={nth}
          nth={nth + 1}
          range={range}
          isChecked={isChecked}
          onChange={(changed) => change(nth, changed)}
          onRemove={
            draft.ranges.length > 1 ? () => set({ ranges: draft.ranges.filter((_, at) => at !== nth) }) : undefined
          }
        />
      ))}
      {draft.ranges.length < mostRanges && (
        <Button kind="line" onClick={() => set({ ranges: [...draft.ranges, newRange()] })}>
          {words.addRange}
        </Button>
      )}
      {text('cta', words.cta, 60, { error: wrong('cta') })}
      {text('ctaRoute', words.ctaRoute, 140, { error: wrong('ctaRoute', words.routeWrong) })}
      <SelectField
        label={words.ctaIcon}
        options={icons}
        value={draft.ctaIcon}
        onChange={(ctaIcon) => set({ ctaIcon })}
      />
      {text('second', words.secondary, 60, { hint: words.secondaryHint, isOptional: true })}
      {text('secondRoute', words.secondaryRoute, 140, {
        error: wrong('secondRoute', words.routeWrong),
        isOptional: true,
      })}
      <SwitchField
        label={words.compare}
        hint={words.compareHint}
        checked={draft.isCompared}
        onChange={(isCompared) => set({ isCompared })}
      />
      {draft.isCompared && text('titleA', words.variant('A'), 120, { error: wrong('titleA') })}
      {draft.isCompared && text('titleB', words.variant('B'), 120, { error: wrong('titleB') })}
      <SwitchField
        label={words.measured}
        hint={words.measuredHint}
        checked={draft.analyticsEnabled}
        onChange={(analyticsEnabled) => set({ analyticsEnabled })}
      />
    </FormDrawer>
  );
}
