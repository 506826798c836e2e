import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { requestApproved, requestOpened } from '@alcancia/contracts/family';
import { notificationsRead } from '@alcancia/contracts/notifications';
import type { TestService } from '@alcancia/server-kit/testing';

import { bootNotifications } from '../../test/a-family.js';
import { aToldFamily } from '../../test/a-told-family.js';
import { settleRequest } from './request-notice.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };
const approve = (request: Awaited<ReturnType<typeof aToldFamily>>['request']) =>
  service.tell(requestApproved, { ...request, balance, approvedBy: v7() });
const open = (request: Parameters<typeof approve>[0]) => service.tell(requestOpened, request);

/** Three families, each with three requests that its adult has been told of. */
async function threeFamilies() {
  const families = await Promise.all(Array.from({ length: 3 }, () => aToldFamily(service)));
  const requests = families.flatMap(({ request }) => [1, 2, 3].map(() => ({ ...request, requestId: v7() })));
  await Promise.all(requests.map(open));
  return { families, requests };
}

test('many that are approved at the same moment are told each child, and are left open for no adult', async () => {
  const { families, requests } = await threeFamilies();
  const [first] = families;
  const another = { ...first!.request, requestId: v7() };
  // The first goes at once; what follows meanwhile is taken together.
  await Promise.all([another, ...requests].map(approve));
  for (const [at, { told }] of families.entries()) {
    const { adult, child } = await told();
    expect(adult).toEqual([1, 2, 3].map(() => 'read reward_requested'));
    expect(child).toHaveLength(at === 0 ? 4 : 3);
  }
});

test('of many that are settled together each adult is told once', async () => {
  const { families, requests } = await threeFamilies();
  await service.transaction(async (work) => {
    for (const { requestId } of requests) settleRequest(work, requestId);
  });
  const adults = families.map(({ adultId }) => adultId);
  const read = (await service.published(notificationsRead)).map(({ recipientId }) => recipientId);
  expect(read.filter((id) => adults.includes(id)).toSorted()).toEqual(adults.toSorted());
});

test('one that is opened again at the moment it was decided is not taken for read', async () => {
  const [before, { request, told }] = [await aToldFamily(service), await aToldFamily(service)];
  await open(request);
  await Promise.all([approve(before.request), approve(request), open(request)]);
  expect((await told()).adult).toEqual(['read reward_requested', 'unread reward_requested']);
});
