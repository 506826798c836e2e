import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { approveRequest, listApprovals } from '@alcancia/contracts/family';
import { anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });

const claimed = (home: Household, more = {}) => loopOf(service, home).claimed(more);

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
