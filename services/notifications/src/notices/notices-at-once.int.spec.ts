import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { requestApproved, requestOpened } from '@alcancia/contracts/family';
import { notificationsRead } from '@alcancia/contracts/notifications';
import type { TestService } from '@alcancia/server-kit/testing';

import { bootNotifications } from '../../test/a-family.js';
import { aToldFamily } from '../../test/a-told-family.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };
const approve = (request: Awaited<ReturnType<typeof aToldFamily>>['request']) =>
  service.tell(requestApproved, { ...request, balance, approvedBy: v7() });
const open = (request: Parameters<typeof approve>[0]) => service.tell(requestOpened, request);

test('many that are approved at the same moment are told each child, and each adult is told once that nothing is left', async () => {
  const families = await Promise.all(Array.from({ length: 3 }, () => aToldFamily(service)));
  const requests = families.flatMap(({ request }) => [1, 2, 3].map(() => ({ ...request, requestId: v7() })));
  await Promise.all(requests.map(open));
  const [first] = families;
  const another = { ...first!.request, requestId: v7() };
  // The first goes at once; what follows meanwhile is taken together.
  await Promise.all([another, ...requests].map(approve));
  for (const [at, { told }] of families.entries()) {
    const { adult, child } = await told();
    expect(adult).toEqual([1, 2, 3].map(() => 'read reward_requested'));
    expect(child).toHaveLength(at === 0 ? 4 : 3);
  }
  const read = await service.published(notificationsRead);
  expect(read.map(({ recipientId }) => recipientId).toSorted()).toEqual(
    families.map(({ adultId }) => adultId).toSorted(),
  );
});

test('one that is opened again at the moment it was decided is not taken for read', async () => {
  const [before, { request, told }] = [await aToldFamily(service), await aToldFamily(service)];
  await open(request);
  await Promise.all([approve(before.request), approve(request), open(request)]);
  expect((await told()).adult).toEqual(['read reward_requested', 'unread reward_requested']);
});
