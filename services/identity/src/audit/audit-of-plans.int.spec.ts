import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { planEdited } from '@alcancia/contracts/billing';
import { listAuditLog } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test.each([
  ['plan', 'plan_saved', { maxChildren: '6' }, { maxChildren: '8' }],
  ['prices', 'prices_saved', { 'annual MXN': null }, { 'annual MXN': '912, 20 %' }],
] as const)(
  'what billing tells of a changed %s is kept with who did it, in which browser',
  async (what, act, before, after) => {
    const planId = randomUUID();
    const edited = { planId, what, planName: 'Familia', byId: randomUUID(), before, after };
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await service.tell(planEdited, { ...edited, userAgent });
    const { entries } = await service.ask(listAuditLog, anAdministrator(), { act });
    expect(entries).toEqual([
      expect.objectContaining({
        act: 'flag_switched',
        laterAct: act,
        // The account behind the id is none of this test's.
        byEmail: null,
        aboutEmail: null,
        before,
        after: { plan: 'Familia', ...after },
        browser: 'Firefox',
        system: 'Linux',
      }),
    ]);
  },
);
