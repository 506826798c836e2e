import { InProcessBus } from '@alcancia/server-kit';

/** Remembers what the service asked to hear. */
export class ListeningBus extends InProcessBus {
  readonly subjects: string[] = [];

  override consume(...[consumer, subjects, handler]: Parameters<InProcessBus['consume']>) {
    this.subjects.push(...subjects);
    return super.consume(consumer, subjects, handler);
  }
}
