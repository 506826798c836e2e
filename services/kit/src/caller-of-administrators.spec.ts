import { expect, it } from '@jest/globals';

import type { CallerShape } from '@alcancia/contracts/caller';
import { allRequests } from '@alcancia/contracts/registry';

import { Caller } from './caller.js';

const administrator = (
  pendingSetup: NonNullable<CallerShape['pendingSetup']>,
  inMode: Pick<CallerShape, 'isSupport'> = {},
): Caller =>
  new Caller({
    userId: 'ana',
    adultId: 'ana',
    role: 'super_admin',
    profile: 'adult',
    sessionId: 'session',
    deviceId: null,
    familyId: null,
    children: {},
    pendingSetup,
    ...inMode,
  });

function answered(caller: Caller, request: (typeof allRequests)[number]): string {
  try {
    caller.mustFit(request);
    return 'open';
  } catch (error) {
    return (error as Error).message;
  }
}

const openToEverySession = ['anyone', 'gateway', 'session'];

it.each(allRequests.map((request) => [request.subject, request] as const))(
  '%s is open to who runs the product, or not, as it says',
  (_subject, request) => {
    const { access, openToAdministrators } = request;
    const isOwn = openToAdministrators === true || openToEverySession.includes(access.who);
    const isTheirs = access.who === 'administrators';
    expect({
      setUp: answered(administrator([]), request),
      begun: answered(administrator(['second-step']), request),
    }).toEqual(
      isOwn
        ? { setUp: 'open', begun: 'open' }
        : {
            setUp: isTheirs ? 'open' : 'not_for_this_profile',
            begun: isTheirs ? 'administrator_not_set_up' : 'not_for_this_profile',
          },
    );
  },
);

it('only the own account, the assistant, InspirAcción and speech are open to who runs the product beside their own rooms', () => {
  const open = allRequests.filter((request) => request.openToAdministrators === true).map(({ subject }) => subject);
  expect(open.toSorted()).toEqual([
    'assistant.archive-idea',
    'assistant.inspire',
    'assistant.list-ideas',
    'assistant.open-voice',
    'assistant.rate-idea',
    'assistant.read-idea',
    'assistant.respond',
    'assistant.save-idea',
    'assistant.test-connection',
    'identity.begin-passkey',
    'identity.begin-totp',
    'identity.change-password',
    'identity.confirm-passkey',
    'identity.confirm-totp',
    'identity.end-session',
    'identity.list-sessions',
    'identity.read-second-step',
    'identity.remove-passkey',
    'identity.rename-passkey',
    'identity.renew-recovery-codes',
    'identity.sign-out-everywhere',
    'identity.turn-off-totp',
    'speech.choose-own-sound',
    'speech.generate-activity-audio',
    'speech.read-provider',
    'speech.read-settings',
    'speech.read-stats',
    'speech.read-voice',
    'speech.record-use',
    'speech.save-section',
    'speech.save-settings',
  ]);
});

it('support mode opens what may be looked at and nothing that changes anything', () => {
  const open = allRequests.filter(
    (request) =>
      answered(administrator([]), request) !== 'open' &&
      answered(administrator([], { isSupport: true }), request) === 'open',
  );
  expect(open.map(({ subject }) => subject).toSorted()).toEqual([
    'family.list-approvals',
    'family.list-child-activities',
    'family.list-child-challenges',
    'family.list-child-goals',
    'family.list-child-rewards',
    'family.read-wallet',
    'identity.list-children',
  ]);
  expect(open.map(({ kind }) => kind)).toEqual(open.map(() => 'read'));
  for (const request of open)
    expect(answered(administrator(['second-step'], { isSupport: true }), request)).toBe('administrator_not_set_up');
});
