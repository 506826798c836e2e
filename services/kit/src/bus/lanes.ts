/** Runs tasks side by side, so many at once; those of one lane one after the other, in the order they came. */
export class Lanes {
  private readonly last = new Map<string, Promise<void>>();
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Resolves when another task may come. */
  async hasRoom(): Promise<void> {
    while (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** A task handles its own failures. */
  async run(lane: string, task: () => Promise<void>): Promise<void> {
    this.running += 1;
    const turn = (this.last.get(lane) ?? Promise.resolve()).then(task).finally(() => {
      if (this.last.get(lane) === turn) this.last.delete(lane);
      this.running -= 1;
      this.waiting.shift()?.();
    });
    this.last.set(lane, turn);
    await turn;
  }

  async empty(): Promise<void> {
    await Promise.allSettled(this.last.values());
  }
}
