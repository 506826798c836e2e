import { Failure, failure } from '../errors/failure.js';
import { Circuit, type CircuitLimits } from './circuit.js';

/** A call to a provider. Heeds the signal where it can; it is aborted at the deadline. */
export type GuardedCall<T> = (signal: AbortSignal | undefined) => Promise<T>;

export interface GuardOptions extends Partial<CircuitLimits> {
  readonly atOnce: number;
  /** Milliseconds after which a call is aborted and answered `unavailable`; without it the call has one of its own. */
  readonly deadlineMs?: number;
  /** Whether an error means that the provider did not answer; otherwise it has answered, with a refusal. */
  readonly isOutage?: (error: unknown) => boolean;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Circuit breaker, deadline and bulkhead in front of providers (quality 11). */
export interface Guard {
  /**
   * Makes the call unless the circuit of `name` is open or full: then it rejects with `unavailable` at once. Each name
   * has a circuit of its own, kept for good: names are services or providers, never ids. Errors of the call pass through.
   */
  run<T>(name: string, call: GuardedCall<T>): Promise<T>;
}

const defaults = { failuresInARow: 5, hangMs: 0, probeAfterMs: 1_000 };

/** `unavailable`, or an error that is no Failure. */
const isUnavailable = (error: unknown): boolean => !(error instanceof Failure) || error.kind === 'unavailable';

/** Opens after 5 failures in a row and probes once a second, unless the options say otherwise. */
export function createGuard(options: GuardOptions): Guard {
  const { deadlineMs, isOutage = isUnavailable, now = () => performance.now() } = options;
  const limits: CircuitLimits = { ...defaults, ...options };
  const circuits = new Map<string, Circuit>();
  const circuitOf = (name: string): Circuit => {
    const known = circuits.get(name) ?? new Circuit(limits);
    circuits.set(name, known);
    return known;
  };

  return {
    async run(name, call) {
      const circuit = circuitOf(name);
      const startedAt = now();
      if (!circuit.admits(startedAt)) throw failure('unavailable');
      circuit.started();
      try {
        const answer = await (deadlineMs === undefined ? call(undefined) : within(deadlineMs, call));
        circuit.answered();
        return answer;
      } catch (error) {
        if (isOutage(error)) circuit.failed(startedAt, now());
        throw error;
      } finally {
        circuit.ended();
      }
    },
  };
}

async function within<T>(deadlineMs: number, call: GuardedCall<T>): Promise<T> {
  const abort = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(failure('unavailable'));
    abort.abort();
  }, deadlineMs);
  try {
    return await Promise.race([call(abort.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
