import { describe, expect, test } from '@jest/globals';

import { readTask } from './options.js';

describe('the command line', () => {
  test('brings everything up as processes unless told otherwise', () => {
    expect(readTask([])).toEqual({ kind: 'up', engines: 'processes', isDetached: false });
    expect(readTask(['--detach', '--engines', 'auto'])).toEqual({ kind: 'up', engines: 'auto', isDetached: true });
  });

  test('hands a part more environment, value and all', () => {
    expect(readTask(['--restart', 'family', '--env', 'CRASH_AT=after-commit:3', '--env', 'URL=a=b'])).toEqual({
      kind: 'act',
      verb: 'restart',
      name: 'family',
      env: { CRASH_AT: 'after-commit:3', URL: 'a=b' },
      wait: true,
    });
  });

  test('says in one sentence what it does not understand', () => {
    expect(() => readTask(['--engine', 'x'])).toThrow(/No entiendo la orden/);
    expect(() => readTask(['--engines', 'docker'])).toThrow('--engines no puede ser «docker».');
    expect(() => readTask(['--start', 'family', '--env', 'CRASH'])).toThrow('--env no puede ser «CRASH».');
  });
});
