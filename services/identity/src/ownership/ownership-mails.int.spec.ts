import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { acceptOwnership, offerOwnership } from '@alcancia/contracts/identity';

import { aTeamToLeave } from '../../test/a-team-to-leave.js';
import { anIdentityFixture, type IdentityFixture, password } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

test('who is offered a household reads so by e-mail, and both once it has passed', async () => {
  const { service, owner, ownerId, guardian, guestId, childIds, offerId, subjectsTo } = await aTeamToLeave(fixture);
  service.clock.shift(3_000);
  await service.ask(offerOwnership, owner, { adultId: guestId, childIds, password });
  expect(await subjectsTo(guestId)).toContain('Ana te propone ser propietario de su familia en Alcancía');
  expect(await subjectsTo(ownerId)).not.toContain('Ana ya es propietario de tu familia en Alcancía');
  const offered = service.mails.find(({ subject }) => subject.startsWith('Ana te propone'))?.text ?? '';
  expect(offered).toContain('ser propietario de su familia: Luna y Luna.');
  expect(offered).toContain('/settings?tab=familia');

  await service.ask(acceptOwnership, guardian, { offerId: await offerId() });
  expect(await subjectsTo(ownerId)).toContain('Ana ya es propietario de tu familia en Alcancía');
  expect(await subjectsTo(guestId)).toContain('Ya eres propietario de la familia de Ana en Alcancía');
});
