import type { AskOf } from '@alcancia/contracts/define';
import {
  type AffinityRange,
  type KeptAffinityTest,
  mostQuestions,
  ownPath,
  type ProofIcon,
  rangeProblem,
  type RangeProblem,
  type saveAffinityTest,
} from '@alcancia/contracts/marketing';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

export interface RangeDraft extends Omit<AffinityRange, 'min' | 'max'> {
  readonly min: TypedNumber;
  readonly max: TypedNumber;
}

/** The test while it is typed: questions one a line, at most one second button. */
export interface TestDraft {
  readonly title: string;
  readonly subtitle: string;
  readonly analyticsEnabled: boolean;
  readonly questions: string;
  readonly ranges: readonly RangeDraft[];
  readonly cta: string;
  readonly ctaRoute: string;
  readonly ctaIcon: ProofIcon;
  readonly second: string;
  readonly secondRoute: string;
  readonly isCompared: boolean;
  readonly titleA: string;
  readonly titleB: string;
}

export const newRange = (): RangeDraft => ({
  min: 0,
  max: 100,
  label: '',
  message: '',
  emoji: '🐷',
  color: '#14675d',
  showConfetti: false,
  showStars: false,
});

export function draftOf(kept: KeptAffinityTest): TestDraft {
  const { primary, secondary } = kept.ctaConfig;
  const titleOf = (key: 'A' | 'B') => kept.abTestConfig.variants.find((one) => one.key === key)?.title ?? kept.title;
  return {
    title: kept.title,
    subtitle: kept.subtitle,
    analyticsEnabled: kept.analyticsEnabled,
    questions: kept.questions.map(({ text }) => text).join('\n'),
    ranges: kept.ranges,
    cta: primary.text,
    ctaRoute: primary.route,
    ctaIcon: primary.icon,
    second: secondary[0]?.text ?? '',
    secondRoute: secondary[0]?.route ?? '',
    isCompared: kept.abTestConfig.enabled,
    titleA: titleOf('A'),
    titleB: titleOf('B'),
  };
}

const questionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isPath = (typed: string): boolean => ownPath.safeParse(typed).success;
const isBlank = (typed: string): boolean => typed.trim() === '';

/** What keeps the ranges from covering everything; null: nothing. */
export function rangesWrong(ranges: readonly RangeDraft[]): RangeProblem | null {
  const bounds = ranges.flatMap(({ min, max }) =>
    typeof min === 'number' && typeof max === 'number' ? [{ min, max }] : [],
  );
  return bounds.length < ranges.length
    ? null
    : (rangeProblem(bounds.toSorted((one, other) => one.min - other.min))?.what ?? null);
}

export const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed);

const isRangeReady = ({ min, max, label, message, emoji, color }: RangeDraft): boolean =>
  typeof min === 'number' && typeof max === 'number' && ![label, message, emoji].some(isBlank) && isColor(color);

export type TestProblem =
  'title' | 'subtitle' | 'questions' | 'ranges' | 'cta' | 'ctaRoute' | 'secondRoute' | 'titleA' | 'titleB';

/** What would be refused, before it is sent. */
export function problemsOf(draft: TestDraft): readonly TestProblem[] {
  const questions = questionsIn(draft.questions);
  const found: (TestProblem | false)[] = [
    isBlank(draft.title) && 'title',
    isBlank(draft.subtitle) && 'subtitle',
    (questions.length === 0 || questions.length > mostQuestions || questions.some((text) => text.length > 200)) &&
      'questions',
    (!draft.ranges.every(isRangeReady) || rangesWrong(draft.ranges) !== null) && 'ranges',
    isBlank(draft.cta) && 'cta',
    !isPath(draft.ctaRoute.trim()) && 'ctaRoute',
    !isBlank(draft.second) && !isPath(draft.secondRoute.trim()) && 'secondRoute',
    draft.isCompared && isBlank(draft.titleA) && 'titleA',
    draft.isCompared && isBlank(draft.titleB) && 'titleB',
  ];
  return found.filter((problem) => problem !== false);
}

export function fieldsOf(
  draft: TestDraft,
  { id: testId, version, ctaConfig }: KeptAffinityTest,
): AskOf<typeof saveAffinityTest> {
  const variants = (['A', 'B'] as const)
    .map((key) => ({ key, title: (key === 'A' ? draft.titleA : draft.titleB).trim() }))
    .filter(({ title }) => title !== '');
  const second = isBlank(draft.second) ? [] : [{ text: draft.second.trim(), route: draft.secondRoute.trim() }];
  return {
    testId,
    version,
    title: draft.title.trim(),
    subtitle: draft.subtitle.trim(),
    analyticsEnabled: draft.analyticsEnabled,
    questions: questionsIn(draft.questions).map((text) => ({ text })),
    ranges: draft.ranges.map((range) => ({ ...range, min: readyNumber(range.min), max: readyNumber(range.max) })),
    ctaConfig: {
      primary: { text: draft.cta.trim(), route: draft.ctaRoute.trim(), icon: draft.ctaIcon },
      // More than one second button was not written here: it stays.
      secondary: [...second, ...ctaConfig.secondary.slice(1)],
    },
    abTestConfig: { enabled: draft.isCompared, variants },
  };
}
