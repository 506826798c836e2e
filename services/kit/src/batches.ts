/** How each of a set has ended, in its order. */
export type Ends<R> = readonly PromiseSettledResult<R>[];

interface Waiting<T, R> {
  readonly one: T;
  readonly lane: string | null;
  readonly ended: PromiseWithResolvers<R>;
}

/** The most that are dealt with together. */
const mostTogether = 64;
/** A set that has been under way for so long (ms) waits for a lock, perhaps: it does not stop all the others. */
export const slowAfterMs = 50;
/** Sets that are under way at a time, the slow ones too: each holds a connection. */
const setsAtOnce = 4;

/**
 * Gathers what waits at the same moment, so that it is dealt with together. Nobody waits for company: whoever is alone goes
 * at once, and what comes meanwhile goes together as soon as there is room. Those of one lane go in the order in which they
 * came, never in two sets at a time.
 */
export class Batches<T, R = void> {
  private waiting: Waiting<T, R>[] = [];
  /** Since when, by a monotonic clock. */
  private readonly underWay = new Map<readonly Waiting<T, R>[], number>();
  private lookAgain: NodeJS.Timeout | undefined;

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
    while (this.hasRoom()) {
      const set = this.next();
      if (set.length === 0) return;
      void this.run(set);
    }
    if (this.waiting.length > 0) this.lookAgain ??= setTimeout(() => this.look(), slowAfterMs).unref();
  }

  private look(): void {
    this.lookAgain = undefined;
    this.start();
  }

  /** One at a time, so that what waits is gathered; another beside those that are slow. */
  private hasRoom(): boolean {
    const slowSince = performance.now() - slowAfterMs;
    const isSlow = (since: number): boolean => since <= slowSince;
    return this.underWay.size < setsAtOnce && [...this.underWay.values()].every(isSlow);
  }

  /** From the longest waiting on; who is behind another of its lane stays behind it. */
  private next(): Waiting<T, R>[] {
    const busy = new Set([...this.underWay.keys()].flatMap((set) => set.map(({ lane }) => lane)));
    const set: Waiting<T, R>[] = [];
    this.waiting = this.waiting.filter((each) => {
      if (set.length === mostTogether || (each.lane !== null && busy.has(each.lane))) return true;
      set.push(each);
      return false;
    });
    return set;
  }

  private async run(set: readonly Waiting<T, R>[]): Promise<void> {
    this.underWay.set(set, performance.now());
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
