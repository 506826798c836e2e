import { type VoiceHeard, voiceListenMs, type VoiceMessage } from '@alcancia/contracts/assistant';

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

  /** All that waits, as soon as something does. */
  async listen(): Promise<VoiceHeard> {
    this.listenedAt = performance.now();
    if (this.waiting.length === 0 && !this.isOver) await this.something();
    this.listenedAt = performance.now();
    return { messages: this.waiting.splice(0), isOver: this.isOver };
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
