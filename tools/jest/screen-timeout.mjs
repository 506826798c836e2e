import { jest } from '@jest/globals';

// Typing a whole form into a drawn page takes seconds on a busy machine.
jest.setTimeout(30_000);
