import { jest } from '@jest/globals';

// A project's own `testTimeout` is ignored by Jest. What hangs is found by this, not what is slow: where a dozen processes want
// two processors, seconds become minutes.
jest.setTimeout(600_000);
