import type { Failpoint } from '@alcancia/server-kit';

import { run } from './run.js';

const [point, nth = '1'] = (process.env['CRASH_AT'] ?? '').split(':') as [Failpoint, string?];
let left = Number(nth);

/** The same system, killed without a word when it has reached a named point so many times: CRASH_AT=after-commit:3. */
await run({
  reached(reached) {
    if (reached !== point) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
