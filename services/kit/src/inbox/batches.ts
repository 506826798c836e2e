/** How many sets are dealt with at a time: one that waits for a lock does not stop all the others. */
const setsAtOnce = 2;

/** How each of a set has ended, in its order. */
export type Ends = readonly PromiseSettledResult<void>[];

interface Waiting<T> {
  readonly one: T;
  readonly lane: string;
  readonly ended: PromiseWithResolvers<void>;
}

/**
 * Gathers what waits at the same moment, so that it is dealt with together. There is no timer: whoever is alone goes at
 * once, and what comes meanwhile goes together as soon as there is room. Those of one lane go in the order in which they
 * came, never in two sets at a time.
 */
export class Batches<T> {
  private waiting: Waiting<T>[] = [];
  private readonly underWay = new Set<readonly Waiting<T>[]>();

  constructor(
    private readonly mostTogether: number,
    private readonly laneOf: (one: T) => string,
    private readonly deal: (together: readonly T[]) => Promise<Ends>,
  ) {}

  /** Resolves or rejects as `deal` says of this one. */
  join(one: T): Promise<void> {
    const ended = Promise.withResolvers<void>();
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
  private next(): Waiting<T>[] {
    const busy = new Set([...this.underWay].flatMap((set) => set.map(({ lane }) => lane)));
    const set: Waiting<T>[] = [];
    this.waiting = this.waiting.filter((each) => {
      if (set.length === this.mostTogether || busy.has(each.lane)) return true;
      set.push(each);
      return false;
    });
    return set;
  }

  private async run(set: readonly Waiting<T>[]): Promise<void> {
    this.underWay.add(set);
    const [dealt] = await Promise.allSettled([this.deal(set.map(({ one }) => one))]);
    this.underWay.delete(set);
    set.forEach(({ ended }, at) => {
      const end = dealt.status === 'fulfilled' ? dealt.value[at] : dealt;
      if (end?.status === 'fulfilled') ended.resolve();
      else ended.reject(end?.reason);
    });
    this.start();
  }
}
