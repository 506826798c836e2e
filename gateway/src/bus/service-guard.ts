import { type AnswerMessage, type Bus, createGuard, type RequestMessage } from '@alcancia/server-kit';

/** The half of the bus by which the gateway asks. */
export type Asking = Pick<Bus, 'request'>;

/** Half of what the gateway works on: one service cannot take it all. */
export const atOncePerService = 1_000;
/** An answer that failed to come for this long, in milliseconds, was waited for; nobody there at all is known at once. */
const hangMs = 1_000;

const serviceOf = (subject: string): string => subject.replace(/\..*$/, '');

/** Circuit breaker and bulkhead for each service: one that hangs takes neither the gateway nor the others along (quality 11). */
export class ServiceGuard implements Asking {
  private readonly guard;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(
    private readonly bus: Asking,
    now = () => performance.now(),
  ) {
    this.guard = createGuard({ atOnce: atOncePerService, hangMs, now });
  }

  request(subject: string, message: RequestMessage): Promise<AnswerMessage> {
    return this.guard.run(serviceOf(subject), () => this.bus.request(subject, message));
  }
}
