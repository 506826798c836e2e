import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { adultChanged, invitationChanged } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { bootNotifications } from '../../test/a-family.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const isCalled = (adultId: string, displayName: string, sequence: number) =>
  service.tell(adultChanged, { adultId, displayName }, { sequence });

/** What whoever invited reads of the answer. */
async function toldOf(status: 'accepted' | 'declined', answeredBy: string) {
  const [invitedBy, familyId] = [v7(), v7()];
  const acceptedBy = status === 'accepted' ? answeredBy : null;
  await service.tell(invitationChanged, { invitationId: v7(), familyId, invitedBy, acceptedBy, answeredBy, status });
  const inviter = anAdult({ userId: invitedBy, familyId });
  return (await service.ask(listNotifications, inviter, {})).notifications.map(({ payload }) => payload);
}

test('the answer to an invitation names who gave it by the newest name, and leads to the invitations', async () => {
  const grandmother = v7();
  await isCalled(grandmother, 'Carmen', 3);
  await isCalled(grandmother, 'Carmela', 2);
  expect(await toldOf('accepted', grandmother)).toMatchObject([
    { message: 'Carmen aceptó tu invitación.', about: 'invite_accepted', link: '/invite-guardian' },
  ]);
  expect(await toldOf('declined', grandmother)).toMatchObject([
    { message: 'Carmen rechazó tu invitación.', about: 'invite_declined' },
  ]);
});

test('the answer of somebody whose name is not known is told all the same', async () => {
  expect(await toldOf('accepted', v7())).toMatchObject([{ message: 'Aceptaron tu invitación.' }]);
  expect(await toldOf('declined', v7())).toMatchObject([{ message: 'Rechazaron tu invitación.' }]);
});
