import { randomUUID } from 'node:crypto';

import type { AskOf } from '@alcancia/contracts/define';
import { approveRequest, choosePet, listGoals } from '@alcancia/contracts/family';
import {
  acceptInvitation,
  authorizeDevice,
  chooseAdult,
  chooseChild,
  createChild,
  declineInvitation,
  inviteGuardian,
  legalVersions,
  previewInvitation,
  readChild,
  readInvitation,
  setOwnPin,
  signIn,
  signUp,
  updateChild,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { SpecMessageName } from '@alcancia/contracts/testing/spec-messages';
import {
  aChildOf,
  type Adult,
  aHome,
  anAdult,
  anotherSession,
  type Answer,
  childPin,
  enterAdult,
  password,
} from '@alcancia/testing';

import type { TestSystem } from './a-system.js';
import { anInvitation } from './an-invitation.js';

type Provoke = (system: TestSystem) => Promise<Answer<unknown>>;

const minuteMs = 60_000;
const wrongPassword = 'no es esta clave';
const look = { birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' } as const;

/** The answer to the last of so many tries, one after the other. */
async function lastOf<T>(tries: number, attempt: (nth: number) => Promise<T>): Promise<T> {
  for (let nth = 1; nth < tries; nth += 1) await attempt(nth);
  return attempt(tries);
}

const aVisitor = () => {
  const email = `${randomUUID()}@example.org`;
  const versions = { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy };
  return { fullName: 'Ana Ruiz', email, password, confirmPassword: password, hasConsented: true, ...versions };
};
const signingUp =
  (change: Partial<ReturnType<typeof aVisitor>>): Provoke =>
  (system) =>
    system.ask(signUp, { ...aVisitor(), ...change });

/** Proves with the password to be the adult, in a session where nobody is chosen. */
async function provingBy(system: TestSystem, adult: Adult) {
  const { accessToken: token } = await anotherSession(system, adult);
  return (given: string) => system.ask(chooseAdult, { password: given }, { token });
}

/** Enters wrong PINs for an adult's own profile. */
const adultPins =
  (tries: number): Provoke =>
  async (system) => {
    const adult = await anAdult(system);
    await system.want(setOwnPin, { pin: '7531', proof: { password } }, { token: adult.token });
    const { accessToken: token } = await anotherSession(system, adult);
    return lastOf(tries, () => system.ask(chooseAdult, { pin: '0000' }, { token }));
  };

/** Enters wrong PINs for a child's profile; `before` each try. */
const childPins =
  (tries: number, before: (system: TestSystem, nth: number) => void = () => undefined): Provoke =>
  async (system) => {
    const adult = await anAdult(system);
    const { childId, fingerprint } = await aChildOf(system, adult);
    return lastOf(tries, async (nth) => {
      before(system, nth);
      const { accessToken: token, refreshToken } = await anotherSession(system, adult);
      return system.ask(chooseChild, { childId, fingerprint, pin: '0000', refreshToken }, { token });
    });
  };

const aDevice = () => ({ fingerprint: randomUUID(), type: 'mobile', userAgent: 'test', screen: '390x844' }) as const;

const anInvitee = {
  email: 'abuela@example.org',
  relationshipType: 'grandmother' as const,
  childIds: [],
  permissions: fullAccess,
} satisfies AskOf<typeof inviteGuardian>;

/** One way to each message: what a person would have to do to read it. */
export const provocations: Readonly<Record<SpecMessageName, Provoke>> = {
  'wrong password at sign-in': async (system) => {
    const { email } = await anAdult(system);
    return system.ask(signIn, { email, password: wrongPassword });
  },
  'e-mail not confirmed': async (system) => {
    const visitor = aVisitor();
    await system.want(signUp, visitor);
    return system.ask(signIn, { email: visitor.email, password });
  },
  'sixth wrong password at sign-in': async (system) => {
    const { email } = await anAdult(system);
    return lastOf(6, () => system.ask(signIn, { email, password: wrongPassword }));
  },
  'something unexpected': async (system) => {
    const { token } = await anAdult(system);
    const { sql } = system.databases;
    await sql.query('alter table family.point_goals rename to goals_gone');
    try {
      return await system.ask(listGoals, {}, { token });
    } finally {
      await sql.query('alter table family.goals_gone rename to point_goals');
    }
  },
  'e-mail registered already': async (system) => {
    const { email } = await anAdult(system);
    return signingUp({ email })(system);
  },
  'short password': signingUp({ password: '12345', confirmPassword: '12345' }),
  'two different passwords': signingUp({ confirmPassword: wrongPassword }),
  'no consent': signingUp({ hasConsented: false }),

  'wrong adult password': async (system) => (await provingBy(system, await anAdult(system)))(wrongPassword),
  'adult password under 6 characters': async (system) => (await provingBy(system, await anAdult(system)))('  12345  '),
  'adult password again within 2 seconds': async (system) => {
    const attempt = await provingBy(system, await anAdult(system));
    const both = await Promise.all([attempt(wrongPassword), attempt(wrongPassword)]);
    return both[0].status > both[1].status ? both[0] : both[1];
  },
  'sixth wrong adult password': async (system) => {
    const attempt = await provingBy(system, await anAdult(system));
    return lastOf(6, () => {
      system.clock.shift(2_000);
      return attempt(wrongPassword);
    });
  },
  'wrong adult PIN': adultPins(1),
  'fifth wrong adult PIN': adultPins(5),
  'first wrong PIN of a child': childPins(1),
  'second wrong PIN of a child': childPins(2),
  'third wrong PIN of a child': childPins(3),
  'PIN of a child while locked': childPins(4, (system, nth) => nth === 4 && system.clock.shift(minuteMs)),
  'PIN of a child after four locks': childPins(12, (system, nth) => nth % 3 === 1 && system.clock.shift(5 * minuteMs)),

  'device not authorised': async (system) => {
    const adult = await anAdult(system);
    const { childId } = await aChildOf(system, adult);
    const { accessToken: token, refreshToken } = await anotherSession(system, adult);
    return system.ask(chooseChild, { childId, fingerprint: randomUUID(), pin: childPin, refreshToken }, { token });
  },
  'wrong password for a device': async (system) => {
    const adult = await anAdult(system);
    const { childId } = await aChildOf(system, adult);
    return system.ask(authorizeDevice, { childId, ...aDevice(), password: wrongPassword }, { token: adult.token });
  },
  'one device too many': async (system) => {
    const adult = await anAdult(system);
    const { childId } = await aChildOf(system, adult);
    return lastOf(3, () => system.ask(authorizeDevice, { childId, ...aDevice(), password }, { token: adult.token }));
  },
  'one child too many': async (system) => {
    const { token } = await anAdult(system);
    return lastOf(4, (nth) => system.ask(createChild, { displayName: `Hijo ${nth}`, ...look }, { token }));
  },

  'invitation to oneself': async (system) => {
    const { email, token } = await anAdult(system);
    return system.ask(inviteGuardian, { ...anInvitee, email }, { token });
  },
  'invitation that waits already': async (system) => {
    const { token } = await anAdult(system);
    return lastOf(2, () => system.ask(inviteGuardian, anInvitee, { token }));
  },
  'one guardian too many': async (system) => {
    const { token } = await anAdult(system);
    return lastOf(2, (nth) => system.ask(inviteGuardian, { ...anInvitee, email: `a${nth}@example.org` }, { token }));
  },
  'invitation of another address': async (system) => {
    const { token } = await anInvitation(system);
    return system.ask(readInvitation, { token }, { token: (await anAdult(system)).token });
  },
  'unknown invitation': (system) => system.ask(previewInvitation, { token: randomUUID() }),
  'expired invitation': async (system) => {
    const { token } = await anInvitation(system);
    system.clock.shift(7 * 24 * 60 * minuteMs);
    return system.ask(previewInvitation, { token });
  },
  'withdrawn invitation': async (system) => {
    const { token, invitationId, owner } = await anInvitation(system);
    await system.want(withdrawInvitation, { invitationId }, { token: owner.token });
    return system.ask(previewInvitation, { token });
  },

  'accepted invitation': async (system) => {
    const { token, guest } = await anInvitation(system);
    return lastOf(2, () => system.ask(acceptInvitation, { token }, { token: guest.token }));
  },
  'declined invitation': async (system) => {
    const { token, guest } = await anInvitation(system);
    return lastOf(2, () => system.ask(declineInvitation, { token }, { token: guest.token }));
  },
  'answered invitation, to a visitor': async (system) => {
    const { token, guest } = await anInvitation(system);
    await system.want(declineInvitation, { token }, { token: guest.token });
    return system.ask(previewInvitation, { token });
  },
  'invitation of one who is no longer the owner': async (system) => {
    const { token, guest, childId } = await anInvitation(system);
    await system.databases.sql.query(
      `update identity.guardianship set status = 'ended' where child_id = $1 and role = 'owner'`,
      [childId],
    );
    return system.ask(readInvitation, { token }, { token: guest.token });
  },
  'sign-up from an invitation with another address': async (system) => {
    const { token } = await anInvitation(system);
    return system.ask(signUp, { ...aVisitor(), invitation: token });
  },

  'companion above the level': async (system) => {
    const { childId, asAdult } = await aHome(system);
    await system.databases.sql.query(`update family.pet_kits set min_level = 6 where id = 'dragon'`);
    return system.ask(choosePet, { childId, kitId: 'dragon' }, asAdult);
  },

  'request decided already': async (system) => {
    const home = await aHome(system, { displayName: 'Laura' });
    const requestId = await home.claimed();
    return lastOf(2, () => system.ask(approveRequest, { requestId }, home.asAdult));
  },
  'stale write': async (system) => {
    const adult = await anAdult(system);
    const { childId } = await aChildOf(system, adult);
    const { accessToken: token } = await enterAdult(system, adult);
    const { version } = await system.want(readChild, { childId }, { token });
    return lastOf(2, (nth) =>
      system.ask(updateChild, { childId, displayName: `Mateo ${nth}`, ...look, version }, { token }),
    );
  },
};
