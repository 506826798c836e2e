import { crashAt } from '@alcancia/server-kit';

import { run } from './run.js';

/** The same system, killed (SIGKILL) when it has reached a named failpoint this many times: CRASH_AT=after-commit:3. */
await run(crashAt(process.env['CRASH_AT']));
