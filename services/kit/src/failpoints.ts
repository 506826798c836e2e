/** Places at which a crash must not matter (house §10, F1–F4). */
export type Failpoint = 'before-commit' | 'after-commit' | 'after-publish' | 'after-handler-commit';

/** A hook that is empty in production; the crash run kills the process here. */
export interface Failpoints {
  /** `correlationId` is of the act that got here. */
  reached(point: Failpoint, correlationId: string): void;
}

export const noFailpoints: Failpoints = { reached: () => undefined };

/**
 * Kills this process (SIGKILL) when it has reached a failpoint so many times: 'after-commit:3', or once within one act:
 * 'after-commit:1:its-correlation-id'; nowhere without a point.
 */
export function crashAt(place = ''): Failpoints {
  const [point = '', nth = '1', act] = place.split(':');
  let left = Number(nth);
  return {
    reached(reached, correlationId) {
      if (reached !== point || (act ?? correlationId) !== correlationId) return;
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
    },
  };
}

let planted = noFailpoints;

/** For the crash run, which starts a process with a program before its own that calls this. */
export function plantFailpoints(failpoints: Failpoints): void {
  planted = failpoints;
}

export const plantedFailpoints = (): Failpoints => planted;
