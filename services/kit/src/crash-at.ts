import { crashAt, plantFailpoints } from './failpoints.js';

/** For the crash run alone: `node --import …/crash-at.js services/family/dist/main.js` with CRASH_AT=after-commit:3. */
plantFailpoints(crashAt(process.env['CRASH_AT']));
