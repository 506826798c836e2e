import { type AnswerMessage, type Bus, createGuard, type RequestMessage } from '@alcancia/server-kit';

/** The half of the bus by which the gateway asks. */
export type Asking = Pick<Bus, 'request'>;

/** Calls under way to one service: half of what the gateway works on, so that one service cannot take it all. */
export const atOncePerService = 1_000;
/** A failure counts for the circuit breaker only if it took this long, in milliseconds: a missing service fails at once and costs nothing. */
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
