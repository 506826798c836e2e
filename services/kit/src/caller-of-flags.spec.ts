import { expect, it } from '@jest/globals';

import type { CallerShape } from '@alcancia/contracts/caller';
import { type FeatureFlag, featureFlags } from '@alcancia/contracts/flags';
import { allRequests } from '@alcancia/contracts/registry';

import { Caller } from './caller.js';

const callerWith = (profile: 'adult' | 'child', flagsOff: readonly FeatureFlag[]): Caller =>
  new Caller({
    userId: 'laura',
    adultId: 'laura',
    role: profile,
    profile,
    sessionId: 'session',
    deviceId: null,
    familyId: 'family',
    children: {},
    flagsOff: [...flagsOff],
  } satisfies CallerShape);

function answered(caller: Caller, request: (typeof allRequests)[number]): string {
  try {
    caller.mustFit(request);
    return 'open';
  } catch (error) {
    return (error as Error).message;
  }
}

const flagged = allRequests.flatMap((request) =>
  request.flag ? [[request.subject, request.flag, request] as const] : [],
);

it.each(flagged)('%s is refused while %s is off, and by no other flag', (_subject, flag, request) => {
  const profile = request.access.who === 'children' ? 'child' : 'adult';
  const others = featureFlags.filter((one) => one !== flag);
  expect({
    off: answered(callerWith(profile, [flag]), request),
    on: answered(callerWith(profile, others), request),
  }).toEqual({ off: 'section_off', on: 'open' });
});

const behind = (flag: FeatureFlag): string[] =>
  flagged.flatMap(([subject, own]) => (own === flag ? [subject] : [])).toSorted();

it('the section of rewards is all that its page asks for, but taking held coins back', () => {
  expect(behind('rewards_section_enabled')).toEqual([
    'family.create-reward',
    'family.list-child-rewards',
    'family.list-rewards',
    'family.read-reward',
    'family.redeem-reward',
    'family.set-reward-active',
    'family.set-reward-archived',
    'family.update-reward',
  ]);
});

it('the section of ambassadors is all that they ask for, and what makes a new family theirs', () => {
  expect(behind('ambassadors_section_enabled')).toEqual([
    'marketing.apply-as-ambassador',
    'marketing.link-sign-up',
    'marketing.read-ambassadorship',
  ]);
});
