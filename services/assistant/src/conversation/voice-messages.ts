import { type VoiceHeard, voiceListenMs, type VoiceMessage } from '@alcancia/contracts/assistant';

/** How much of it travels at once, in characters: NATS takes a megabyte. */
const mostAtOnce = 300_000;

/** What waits to be heard by whoever listens: in order, each once. */
export class VoiceMessages {
  private readonly waiting: VoiceMessage[] = [];
  private readonly listeners = new Set<() => void>();
  private isOver = false;
  /** When somebody last listened, in milliseconds of a clock that never goes back. */
  listenedAt = performance.now();

  tell(...messages: readonly VoiceMessage[]): void {
    if (this.isOver) return;
    this.waiting.push(...messages);
    this.wake();
  }

  end(): void {
    this.isOver = true;
    this.wake();
  }

  /** What waits, as soon as something does. */
  async listen(): Promise<VoiceHeard> {
    this.listenedAt = performance.now();
    if (this.waiting.length === 0 && !this.isOver) await this.something();
    this.listenedAt = performance.now();
    const messages = this.waiting.splice(0, this.fitting());
    return { messages, isOver: this.isOver && this.waiting.length === 0 };
  }

  /** How many of those that wait may travel together; one always may. */
  private fitting(): number {
    let length = 0;
    const beyond = this.waiting.findIndex((message) => (length += lengthOf(message)) > mostAtOnce);
    return beyond < 0 ? this.waiting.length : Math.max(1, beyond);
  }

  private something(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, voiceListenMs);
      this.listeners.add(done);
    });
  }

  private wake(): void {
    for (const heard of this.listeners) heard();
  }
}

const lengthOf = (message: VoiceMessage): number => JSON.stringify(message).length;
