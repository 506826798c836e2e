import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  approveRequest,
  requestApproved,
  requestOpened,
} from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

describe('the loop', () => {
  test('pays a claimed activity as soon as an adult accepts it', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const [first] = (await loop.agenda()).days[0]!.occurrences;
    expect(first).toMatchObject({ activityId, state: 'disponible', canClaim: true, occurrenceId: null });

    const claimed = await loop.claim(activityId);
    expect(claimed).toMatchObject({ state: 'en_revision', canClaim: false, amounts: { points: 10, coinsCents: 500 } });
    const [request] = await loop.waiting();
    expect(request).toMatchObject({ kind: 'actividad', title: 'Poner la mesa', state: 'pendiente', canDecide: true });

    const { balance } = await service.ask(approveRequest, home.owner, { requestId: request!.requestId });
    expect(balance).toEqual({ points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 });
    expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({ state: 'aprobada', canClaim: false });
    expect(await loop.waiting()).toEqual([]);
    expect(await service.published(requestOpened)).toHaveLength(1);
    expect(await service.published(requestApproved)).toMatchObject([{ childId: home.childId, balance }]);
  });
});
