/** One run of one side: how much it did in a second, and the processor time that its side took for one. */
export interface Run {
  readonly perSecond: number;
  readonly cpuUs: number;
}

export interface Pair {
  readonly ours: Run;
  readonly other: Run;
}

export interface Pairs {
  readonly pairs: readonly Pair[];
  /** Pairs thrown away because something in them was refused, cut or too late. */
  readonly voided: number;
}

/** A run in which not everything was answered well says nothing. */
export class VoidRun extends Error {}

/** A run that does not count: connections, caches and compilers are cold, and what is too slow then says nothing. */
async function warmUp(side: () => Promise<Run>): Promise<void> {
  try {
    await side();
  } catch (error) {
    if (!(error instanceof VoidRun)) throw error;
  }
}

/**
 * Warms both sides up and runs them by turns, so that whatever else the machine does meets both; every other pair begins
 * with the other side. A void run is made up for, as many times as there are pairs.
 */
export async function interleaved(
  count: number,
  ours: () => Promise<Run>,
  other: () => Promise<Run>,
  told: (line: string) => void = () => undefined,
): Promise<Pairs> {
  await warmUp(ours);
  await warmUp(other);
  const pairs: Pair[] = [];
  let voided = 0;
  for (let turn = 0; pairs.length < count; turn += 1) {
    try {
      if (turn % 2 === 0) {
        const first = await ours();
        pairs.push({ ours: first, other: await other() });
      } else {
        const first = await other();
        pairs.push({ ours: await ours(), other: first });
      }
    } catch (error) {
      if (!(error instanceof VoidRun)) throw error;
      told(`void: ${error.message}`);
      voided += 1;
      if (voided > count)
        throw new VoidRun(`more runs were void than were asked for: ${error.message}`, { cause: error });
    }
  }
  return { pairs, voided };
}
