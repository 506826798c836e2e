import { jest } from '@jest/globals';

// A project's own `testTimeout` is ignored by Jest. A database has to boot, perhaps on a busy machine.
jest.setTimeout(240_000);
