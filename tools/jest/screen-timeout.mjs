import { jest } from '@jest/globals';

// Typing a whole form into a drawn page takes seconds, and ten times as long on a busy machine.
jest.setTimeout(120_000);
