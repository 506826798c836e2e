import type { AppSpec } from './app-runner.js';

/** One of our own processes, as the stack runs it. */
export interface App {
  readonly name: string;
  readonly url: string;
  readonly spec: AppSpec;
  readonly answers: () => Promise<boolean>;
}
