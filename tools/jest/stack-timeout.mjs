import { jest } from '@jest/globals';

// Engines and processes are killed and come back here, on a machine that may be busy.
jest.setTimeout(240_000);
