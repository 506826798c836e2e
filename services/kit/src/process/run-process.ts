import type { Logger } from 'pino';

/** An orderly end takes no longer than this, in ms; Kubernetes waits longer before it kills. */
const endWithinMs = 25_000;

/** What a process may register while it starts. */
export interface Running {
  /** How something ends that has just started; the ends run in reverse. */
  ending(end: () => Promise<void>): void;
  /** A fatal error: it shuts down in order, with an exit code other than 0. */
  fail(error: unknown): void;
}

export interface ProcessParts {
  readonly log: Logger;
  start(running: Running): Promise<void>;
}

/** Runs until it is told to end, then ends in order: the last thing that started first. An error that nothing handles ends it at once. */
export async function runProcess({ log, start }: ProcessParts): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  let isEnding = false;

  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), endWithinMs).unref();
    for (const each of ends.splice(0).toReversed())
      await each().catch((error: unknown) => log.warn({ err: error }, 'something did not end well'));
    process.exit(code);
  };
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'cannot go on');
    void end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  process.on('unhandledRejection', fail);

  try {
    await start({ ending: (each) => ends.push(each), fail });
    log.info('serving');
  } catch (error) {
    fail(error);
  }
}
