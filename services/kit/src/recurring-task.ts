import type { Logger } from 'pino';

/** A task that runs every `everyMs` and soon after `wake`, never twice at once. A failure is logged and waits for the next run. */
export class RecurringTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;
  private hasFailed = false;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly task: () => Promise<void>,
    private readonly log: Logger,
  ) {}

  /** Whether its last run failed. */
  get isFailing(): boolean {
    return this.hasFailed;
  }

  start(): void {
    this.wake();
  }

  wake(): void {
    if (this.isStopped) return;
    this.isWanted = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.isWanted) this.wake();
    });
  }

  /** Resolves when nothing is wanted and nothing runs. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.isWanted = false;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    while (this.isWanted) {
      this.isWanted = false;
      try {
        await this.task();
        this.hasFailed = false;
      } catch (error) {
        this.hasFailed = true;
        this.log.warn({ err: error, task: this.name }, 'a recurring task failed and runs again');
      }
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.wake(), this.everyMs);
    this.timer.unref();
  }
}
