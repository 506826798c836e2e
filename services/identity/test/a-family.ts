import { randomUUID } from 'node:crypto';

import { type CallerShape } from '@alcancia/contracts/caller';
import { type AskOf } from '@alcancia/contracts/define';
import { createChild } from '@alcancia/contracts/identity';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { Household } from '../src/households/household.entity.js';
import { PlanLimits } from '../src/plans/plan-limits.entity.js';
import { Profile } from '../src/profiles/profile.entity.js';

export const timeZone = 'America/Mexico_City';

/** What the environment of the tests gives identity; nothing answers at the issuer's address. */
export const identityEnv = {
  ISSUER_URL: 'http://127.0.0.1:9',
  ISSUER_CLIENT_SECRET: 'only for tests',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SESSION_SECRET: 'the sessions of the tests are sealed with this',
  PIN_SECRET: 'the PINs of the tests are keyed with this one',
};

export const aChildsFields: AskOf<typeof createChild> = {
  displayName: 'Luna',
  birthMonth: '2018-03',
  gender: 'girl',
  avatar: 'fox',
  palette: 'ocean-teal',
};

/** An adult with a complete profile and a household, as onboarding leaves them. */
export async function aFamily(service: TestService, limits: Partial<PlanLimits> = {}) {
  const em = service.em();
  const [ownerId, familyId, now] = [randomUUID(), randomUUID(), service.clock.now()];
  const times = { createdAt: now, updatedAt: now };
  em.create(Profile, {
    id: ownerId,
    role: 'adult',
    fullName: 'Ana Ruiz',
    displayName: 'Ana',
    email: `${ownerId}@example.org`,
    age: 38,
    gender: 'female',
    country: 'MX',
    relationshipType: 'mother',
    ...times,
  });
  await em.flush();
  em.create(Household, { id: familyId, ownerId, timeZone, moneyName: 'Monedas', ...times });
  await em.flush();
  em.create(PlanLimits, { ...PlanLimits.gratis(familyId, now), ...limits });
  await em.flush();

  const ownerOf = (...children: string[]): CallerShape => anAdult({ userId: ownerId, familyId, timeZone, children });
  return {
    ownerId,
    familyId,
    /** The owner, as the gateway names them once these children are theirs. */
    ownerOf,
    addChild: async (fields: Partial<AskOf<typeof createChild>> = {}) =>
      (await service.ask(createChild, ownerOf(), { ...aChildsFields, ...fields })).childId,
  };
}

/** The code and details that were answered instead of data. */
export async function refusal(service: TestService, ...asked: Parameters<TestService['answer']>) {
  const answer = await service.answer(...asked);
  if (answer.ok) throw new Error(`${asked[0].subject} was answered with data`);
  return { code: answer.error.code, details: answer.error.details };
}
