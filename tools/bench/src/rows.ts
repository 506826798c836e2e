import { type Pairs, type Run, VoidRun } from './pairs.js';
import { type Summary, summaryOf } from './summary.js';

/** One line of the result: something of ours beside something to hold it against, as a ratio where there is one. */
export interface Row {
  readonly measure: string;
  readonly what: string;
  readonly ours: string;
  readonly other?: string;
  /** Ours against the other: more is better, 1 is the same. */
  readonly ratio?: Summary;
  readonly voided?: number;
  readonly goal?: string;
  readonly isMet?: boolean;
}

const round = (value: number): string =>
  value.toLocaleString('en-US', { maximumSignificantDigits: value < 100 ? 2 : 4, maximumFractionDigits: 2 });

const ratios = ({ pairs }: Pairs, of: (run: Run) => number, isMoreBetter: boolean): Summary =>
  summaryOf(pairs.map(({ ours, other }) => (isMoreBetter ? of(ours) / of(other) : of(other) / of(ours))));

const middles = ({ pairs }: Pairs, of: (run: Run) => number, unit: string) => ({
  ours: `${round(summaryOf(pairs.map(({ ours }) => of(ours))).median)} ${unit}`,
  other: `${round(summaryOf(pairs.map(({ other }) => of(other))).median)} ${unit}`,
});

export interface Named {
  readonly measure: string;
  readonly what: string;
  /** The least ratio that will do. */
  readonly goal?: number;
}

/** How much both sides did in a second. */
function throughput(pairs: Pairs, { measure, what, goal }: Named): Row {
  const ratio = ratios(pairs, ({ perSecond }) => perSecond, true);
  return {
    measure,
    what,
    ...middles(pairs, ({ perSecond }) => perSecond, '/s'),
    ratio,
    voided: pairs.voided,
    ...judged(ratio, goal),
  };
}

/** The same by processor time for each: it moves least on a machine that others use too. */
export function processorTime(pairs: Pairs, { measure, what, goal }: Named): Row {
  const of = ({ cpuUs }: Run): number => cpuUs;
  const ratio = ratios(pairs, of, false);
  return { measure, what, ...middles(pairs, of, 'µs of processor'), ratio, ...judged(ratio, goal) };
}

const judged = (ratio: Summary, goal?: number): Pick<Row, 'goal' | 'isMet'> =>
  goal === undefined ? {} : { goal: `≥ ${round(goal)}`, isMet: ratio.median >= goal };

/** What gave no figure, with the reason. */
export const withoutFigure = ({ measure, what }: Named, error: Error): Row => ({
  measure,
  what,
  ours: `void: ${error.message.slice(0, 120)}`,
  isMet: false,
});

/** Rows of a comparison, or one that says why there are none. */
export async function comparison(named: Named, run: () => Promise<Pairs>): Promise<Row[]> {
  try {
    const pairs = await run();
    return [throughput(pairs, named), processorTime(pairs, { measure: named.measure, what: named.what })];
  } catch (error) {
    if (error instanceof VoidRun) return [withoutFigure(named, error)];
    throw error;
  }
}
