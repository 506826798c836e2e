import { jest } from '@jest/globals';

// Engines and processes are killed and come back here, on a machine that may be busy. What fails is looked at once more,
// and the first failure is printed: a promise that is broken stays broken.
jest.setTimeout(240_000);
jest.retryTimes(1, { logErrorsBeforeRetry: true });
