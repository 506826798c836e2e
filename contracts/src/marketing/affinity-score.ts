/** Of which variant a title is; without a comparison everybody sees A. */
export const affinityVariants = ['A', 'B'] as const;
export type AffinityVariant = (typeof affinityVariants)[number];

/** From this percentage on confetti falls and stars are shown, where the range allows it (spec 2 §5). */
export const confettiFrom = 85;
export const starsFrom = 70;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** 'Sí' of all answers, as a whole percentage (spec 2 §5). */
export const affinityPercentage = (answers: readonly boolean[]): number =>
  answers.length === 0 ? 0 : Math.round((answers.filter(Boolean).length / answers.length) * 100);

/** The range that has the percentage; where none has it, the last one (spec 2 §5). */
export const rangeOf = <Range extends Bounds>(percentage: number, ranges: readonly Range[]): Range | undefined =>
  ranges.find(({ min, max }) => min <= percentage && percentage <= max) ?? ranges.at(-1);

export const hasConfetti = (percentage: number, range: { readonly showConfetti: boolean }): boolean =>
  range.showConfetti && percentage >= confettiFrom;
export const hasStars = (percentage: number, range: { readonly showStars: boolean }): boolean =>
  range.showStars && percentage >= starsFrom;

/** Half of all sessions see B, always the same one in the same session; server and browser find the same (spec 2 §5). */
export const variantOf = (sessionId: string, isCompared: boolean): AffinityVariant =>
  isCompared && Number.parseInt(sessionId.at(-1) ?? '0', 16) % 2 === 1 ? 'B' : 'A';

export type RangeProblem = 'upside_down' | 'overlaps' | 'gap';

/** What keeps ranges, in their order, from covering 0 to 100 once each, and at which of them (G38). */
export function rangeProblem(ranges: readonly Bounds[]): { readonly nth: number; readonly what: RangeProblem } | null {
  let next = 0;
  for (const [nth, { min, max }] of ranges.entries()) {
    if (max < min) return { nth, what: 'upside_down' };
    if (min < next) return { nth, what: 'overlaps' };
    if (min > next) return { nth, what: 'gap' };
    next = max + 1;
  }
  return next === 101 ? null : { nth: Math.max(0, ranges.length - 1), what: next > 101 ? 'overlaps' : 'gap' };
}
