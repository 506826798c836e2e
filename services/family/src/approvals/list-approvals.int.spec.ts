import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { approveAllRequests, approveRequest, listApprovals, rejectRequest } from '@alcancia/contracts/family';
import { anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const no = { reasonCode: 'otro_motivo', comment: 'Mañana lo repasamos juntos' } as const;

async function claimed(home: Household, more = {}): Promise<string> {
  const loop = loopOf(service, home);
  return loop.requestOf((await loop.claim(await loop.offer(more))).occurrenceId);
}
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
});

describe('the queue', () => {
  test('comes page by page, oldest first, with what is decided newest first', async () => {
    const home = aHousehold();
    const made: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) made.push(await claimed(home));
    const read = async (state: 'pendiente' | 'resueltas') => {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await service.ask(listApprovals, home.owner, { state, limit: 2, ...(cursor ? { cursor } : {}) });
        seen.push(...page.requests.map(({ requestId }) => requestId));
        cursor = page.nextCursor;
      } while (cursor);
      return seen;
    };
    expect(await read('pendiente')).toEqual(made);
    for (const requestId of made) await service.ask(approveRequest, home.owner, { requestId });
    expect(await read('resueltas')).toEqual(made.toReversed());
    expect(await service.ask(listApprovals, home.owner, {})).toMatchObject({ pending: 0, toDeliver: 0, requests: [] });
  });

  test('shows an onlooker what waits without offering to decide, and a stranger nothing', async () => {
    const home = aHousehold();
    await claimed(home);
    const viewer = aViewer({ children: home.childIds, familyId: home.familyId });
    expect((await service.ask(listApprovals, viewer, {})).requests).toMatchObject([
      { canDecide: false, canUndo: false },
    ]);
    expect(await service.ask(listApprovals, anAdult(), {})).toMatchObject({ requests: [], pending: 0 });
    await expect(service.ask(listApprovals, viewer, { childId: v7() })).rejects.toEqual(refused('not_found'));
    await expect(service.ask(listApprovals, viewer, { state: 'resueltas', cursor: 'W10' })).rejects.toEqual(
      refused('invalid_input'),
    );
  });
});
