import { crashAt } from '@alcancia/server-kit';

import { run } from './run.js';

/** The same system, killed without a word when it has reached a named point so many times: CRASH_AT=after-commit:3. */
await run(crashAt(process.env['CRASH_AT']));
