import { erasedInAssistant } from '@alcancia/contracts/assistant';
import { erasedInBilling } from '@alcancia/contracts/billing';
import { type CallerShape } from '@alcancia/contracts/caller';
import { erasedInFamily } from '@alcancia/contracts/family';
import {
  erasureDue,
  readAccountErasure,
  readChild,
  readOwnership,
  requestAccountErasure,
  type SecondProofGiven,
} from '@alcancia/contracts/identity';
import { erasedInMarketing } from '@alcancia/contracts/marketing';
import { erasedInNotifications } from '@alcancia/contracts/notifications';
import { erasedInSpeech } from '@alcancia/contracts/speech';

import { erasureLimits } from '../src/erasures/erasure.limits.js';
import { aGuardian } from './a-guardian.js';
import { type IdentityFixture, password, refusal } from './people.js';

const minuteMs = 60_000;
const fullRights = { activities: 'full_access', challenges: 'full_access', rewards: 'full_access' } as const;

/** An owner with two children, and a guardian of both; either can prove a password. */
export async function aTeamToLeave(fixture: IdentityFixture) {
  const { service, issuer } = fixture;
  const team = await aGuardian(service, 2, { ...fullRights, approvals: 'full_access' });
  const { owner, ownerId, guardian, guestId, childIds } = team;
  for (const id of [ownerId, guestId]) {
    const account = { enabled: true, emailVerified: true, requiredActions: [], attributes: {} };
    issuer.users.set(id, { id, email: await emailOfAdult(fixture, id), password, ...account });
  }
  const input: { childIds: string[]; successorId?: string; password: string; second?: SecondProofGiven } = {
    childIds,
    password,
  };
  const ask = async (change: Partial<typeof input> = {}, by: CallerShape = owner) => {
    service.clock.shift(3_000);
    return service.ask(requestAccountErasure, by, { ...input, ...change });
  };
  const askRefused = async (change: Partial<typeof input> = {}, by: CallerShape = owner) => {
    service.clock.shift(3_000);
    return (await refusal(service, requestAccountErasure, by, { ...input, ...change })).code;
  };
  const read = (by: CallerShape = owner) => service.ask(readAccountErasure, by, {});
  const dueAt = async (childId = team.childId, by = guardian) =>
    (await service.ask(readChild, by, { childId })).erasureDueAt;
  const offerId = async () => (await service.ask(readOwnership, guardian, {})).received[0]?.offerId ?? '';
  const subjectsTo = async (id: string) => {
    await service.settled();
    const email = (await emailOfAdult(fixture, id)) || `${id}@example.org`;
    return service.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  return { ...team, service, ask, askRefused, read, dueAt, offerId, subjectsTo };
}

/** What is kept of it; empty once it was erased. */
export async function emailOfAdult({ service }: IdentityFixture, id: string): Promise<string> {
  const [row] = await service
    .em()
    .execute<{ email: string | null }[]>(`select email from identity.profiles where id = ?`, [id]);
  return row?.email ?? '';
}

/** The time of grace goes by; then identity erases, and the other services say that they have. */
export async function graceEndsIn(fixture: IdentityFixture) {
  const { service } = fixture;
  service.clock.shift(erasureLimits.graceMs + minuteMs);
  await carryOut(fixture);
  // What goes with an account is erased before it.
  await carryOut(fixture);
}

async function carryOut({ service }: IdentityFixture) {
  await service.takeTurn('erasures');
  await service.settled();
  service.clock.shift(3 * minuteMs);
  await service.takeTurn('erasures');
  await service.settled();
  const all = await service.published(erasureDue);
  for (const person of all) {
    await service.tell(erasedInAssistant, person);
    await service.tell(erasedInBilling, person);
    await service.tell(erasedInFamily, person);
    await service.tell(erasedInMarketing, person);
    await service.tell(erasedInNotifications, person);
    await service.tell(erasedInSpeech, person);
  }
  await service.settled();
}
