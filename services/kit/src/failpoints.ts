/** Places at which a crash must not matter (house §10, quality F1–F4). */
export type Failpoint = 'before-commit' | 'after-commit' | 'after-publish' | 'after-handler-commit';

/** A port that production wiring leaves empty; the crash run kills the process here. */
export interface Failpoints {
  reached(point: Failpoint): void;
}

export const noFailpoints: Failpoints = { reached: () => undefined };

let planted = noFailpoints;

/** For the crash run, which starts a process with a program before its own that calls this. */
export function plantFailpoints(failpoints: Failpoints): void {
  planted = failpoints;
}

export const plantedFailpoints = (): Failpoints => planted;
