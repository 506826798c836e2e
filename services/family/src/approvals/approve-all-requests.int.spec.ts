import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveAllRequests,
  approveRequest,
  createReward,
  redeemReward,
  rejectRequest,
  requestApproved,
} from '@alcancia/contracts/family';
import { aChild, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const no = { reasonCode: 'otro_motivo', comment: 'Mañana lo repasamos juntos' } as const;

const claimed = (home: Household, more = {}) => loopOf(service, home).claimed(more);

describe("'Aprobar todas'", () => {
  test('pays what needs no look and says what it left out', async () => {
    const home = aHousehold();
    const small = await claimed(home, { coinsCents: 5000 });
    const large = await claimed(home, { coinsCents: 5100 });
    const resolved = await claimed(home);
    await service.ask(rejectRequest, home.owner, { requestId: resolved, ...no });
    const requestIds = [small, large, resolved, small];
    const { approved, skipped } = await service.ask(approveAllRequests, home.owner, { requestIds });
    expect(approved).toEqual([small]);
    expect(skipped).toHaveLength(2);
    expect(skipped).toEqual(
      expect.arrayContaining([
        { requestId: large, why: 'above_limit' },
        { requestId: resolved, why: 'already_resolved' },
      ]),
    );
    expect((await loopOf(service, home).waiting()).map(({ requestId }) => requestId)).toEqual([large]);
  });

  test('with one that is not seen approves none', async () => {
    const home = aHousehold();
    const own = await claimed(home);
    const theirs = await claimed(aHousehold());
    for (const foreign of [theirs, v7()]) {
      await expect(service.ask(approveAllRequests, home.owner, { requestIds: [own, foreign] })).rejects.toEqual(
        refused('not_found'),
      );
    }
    expect(await loopOf(service, home).waiting()).toHaveLength(1);
  });

  test('leaves out what cannot be accepted any more, without a trace of the attempt', async () => {
    const home = aHousehold({ children: 2 });
    const reward = {
      title: 'La última palomita',
      emoji: '🍿',
      category: 'cosa' as const,
      costCents: 500,
      childIds: home.childIds,
      stock: 1,
    };
    const { rewardId } = await service.ask(createReward, home.owner, reward);
    for (const childId of home.childIds) {
      const child = aChild(childId, { familyId: home.familyId });
      const own = { ...home, childId, child };
      await service.ask(approveRequest, home.owner, { requestId: await claimed(own) });
      await service.ask(redeemReward, child, { rewardId, costCents: 500 });
    }
    const waiting = await loopOf(service, home).waiting();
    const first = await claimed(home);
    const requestIds = [...waiting.map(({ requestId }) => requestId), first];
    const { approved, skipped } = await service.ask(approveAllRequests, home.owner, { requestIds });
    expect(approved).toHaveLength(2);
    expect(approved).toContain(first);
    expect(skipped).toEqual([{ requestId: expect.any(String), why: 'not_payable' }]);

    const left = await loopOf(service, home).waiting();
    expect(left.map(({ requestId }) => requestId)).toEqual(skipped.map(({ requestId }) => requestId));
    const { childId } = left[0]!;
    expect(await new CoinLedger().balance(service.em(), childId)).toMatchObject({ reservedCents: 500 });
    const told = (await service.published(requestApproved)).map(({ requestId }) => requestId);
    expect(told).not.toContain(skipped[0]!.requestId);
  });
});
