/** How each of a set has ended, in its order. */
export type Ends<R> = readonly PromiseSettledResult<R>[];

interface Waiting<T, R> {
  readonly one: T;
  readonly lane: string | null;
  readonly ended: PromiseWithResolvers<R>;
}

/** The most that are dealt with together. */
const mostTogether = 64;
/** How many sets are dealt with at a time: one that waits for a lock does not stop all the others. */
const setsAtOnce = 2;

/**
 * Gathers what waits at the same moment, so that it is dealt with together. There is no timer: whoever is alone goes at
 * once, and what comes meanwhile goes together as soon as there is room. Those of one lane go in the order in which they
 * came, never in two sets at a time.
 */
export class Batches<T, R = void> {
  private waiting: Waiting<T, R>[] = [];
  private readonly underWay = new Set<readonly Waiting<T, R>[]>();

  constructor(
    private readonly deal: (together: readonly T[]) => Promise<Ends<R>>,
    /** Null: it need not keep any order. */
    private readonly laneOf: (one: T) => string | null = () => null,
  ) {}

  /** Resolves or rejects as `deal` says of this one. */
  join(one: T): Promise<R> {
    const ended = Promise.withResolvers<R>();
    this.waiting.push({ one, lane: this.laneOf(one), ended });
    this.start();
    return ended.promise;
  }

  private start(): void {
    while (this.underWay.size < setsAtOnce) {
      const set = this.next();
      if (set.length === 0) return;
      void this.run(set);
    }
  }

  /** From the longest waiting on; who is behind another of its lane stays behind it. */
  private next(): Waiting<T, R>[] {
    const busy = new Set([...this.underWay].flatMap((set) => set.map(({ lane }) => lane)));
    const set: Waiting<T, R>[] = [];
    this.waiting = this.waiting.filter((each) => {
      if (set.length === mostTogether || (each.lane !== null && busy.has(each.lane))) return true;
      set.push(each);
      return false;
    });
    return set;
  }

  private async run(set: readonly Waiting<T, R>[]): Promise<void> {
    this.underWay.add(set);
    const [dealt] = await Promise.allSettled([this.deal(set.map(({ one }) => one))]);
    this.underWay.delete(set);
    set.forEach(({ ended }, at) => {
      const end = dealt.status === 'fulfilled' ? dealt.value[at] : dealt;
      if (end?.status === 'fulfilled') ended.resolve(end.value);
      else ended.reject(end?.reason);
    });
    this.start();
  }
}

/**
 * Each of a set by itself, when together they failed. Where one ends for a reason that `stops` (the database is away), the
 * others are not even tried.
 */
export async function oneByOne<T, R>(
  set: readonly T[],
  deal: (one: T) => Promise<R>,
  stops: (reason: unknown) => boolean = () => true,
): Promise<Ends<R>> {
  const ends: PromiseSettledResult<R>[] = [];
  let stopped: PromiseRejectedResult | undefined;
  for (const one of set) {
    const [end] = stopped ? [stopped] : await Promise.allSettled([deal(one)]);
    if (end.status === 'rejected' && stops(end.reason)) stopped = end;
    ends.push(end);
  }
  return ends;
}
