import { expect, test } from '@jest/globals';

import { ambassadorStatuses } from '@alcancia/contracts/marketing';

import { newCode } from './ambassador-codes.js';
import { commissionOf, mayBecome } from './ambassadors.policy.js';

test.each([
  [999, 20, 199],
  [10_000, 20, 2_000],
  [4, 20, 0],
  [1, 50, 0],
  [0, 50, 0],
])('of %i cents at %i %% the part is %i, and never more than that', (amountCents, percent, owed) => {
  expect(commissionOf(amountCents, percent)).toBe(owed);
});

test('what may become of an ambassador', () => {
  const ways = ambassadorStatuses.flatMap((from) =>
    ambassadorStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'solicitado → aprobado',
    'solicitado → rechazado',
    'aprobado → aprobado',
    'aprobado → suspendido',
    'rechazado → aprobado',
    'suspendido → aprobado',
  ]);
});

test('a code is read aloud without a doubt, and none comes twice', () => {
  const codes = Array.from({ length: 5_000 }, newCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
});
