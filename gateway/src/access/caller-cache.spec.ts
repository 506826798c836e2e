import { expect, it } from '@jest/globals';

import { anAdult } from '../../test/gateway-stand.js';
import { CallerCache, type Resolved } from './caller-cache.js';

it('keeps no answer that was asked for before a drop', async () => {
  const adult = anAdult();
  const answers: ((resolved: Resolved) => void)[] = [];
  const cache = new CallerCache(() => new Promise((resolve) => answers.push(resolve)));
  const question = { token: 'a', isPersonActing: true };
  const early = cache.callerOf(question);
  cache.drop(adult.sessionId);
  const late = cache.callerOf(question);
  answers[0]?.({ caller: adult, expiresAt: null });
  await early;
  expect(cache.size).toBe(0);
  answers[1]?.({ caller: { ...adult, profile: 'none', userId: null }, expiresAt: null });
  expect((await late)?.caller.profile).toBe('none');
  expect((await cache.callerOf(question))?.caller.profile).toBe('none');
});

it('asks once for many who ask at once', async () => {
  let asked = 0;
  const cache = new CallerCache(async () => {
    asked += 1;
    return { caller: anAdult(), expiresAt: null };
  });
  await Promise.all(Array.from({ length: 20 }, () => cache.callerOf({ token: 'a', isPersonActing: true })));
  expect(asked).toBe(1);
});
