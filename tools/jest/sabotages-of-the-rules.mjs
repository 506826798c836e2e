const tablet = 'deploy/embedded/src/family-tablet.int.spec.ts';
const day = 'deploy/embedded/src/family-day.int.spec.ts';
const guessing = 'deploy/embedded/src/pin-guessing.int.spec.ts';
const session = 'services/identity/src/sessions/session.entity.ts';
const goals = 'services/family/src/goals';
const posting = 'services/family/src/coins/posting.policy.ts';

/** The rules of the PIN, of the family's day, of undoing, and of the family tablet. */
export const sabotagesOfTheRules = {
  'the refusal of the right PIN while locked': {
    file: 'services/identity/src/pins/pin-attempts.store.ts',
    from: "if (stands === 'locked' && lockedUntil !== null)",
    to: "if (stands === 'open' && lockedUntil === now)",
    proof: guessing,
    noticedBy: 'of a hundred guesses at once',
  },
  'the fourth lock': {
    file: 'services/identity/src/pins/pin-lock.policy.ts',
    from: 'if (lockCount >= rule.locksBeforeAdult)',
    to: 'if (lockCount > rule.locksBeforeAdult)',
    proof: guessing,
    noticedBy: 'the fourth lock in a row',
  },
  "the family's own day": {
    file: 'services/family/src/occurrences/family-day.policy.ts',
    from: "new Intl.DateTimeFormat('sv-SE', { timeZone,",
    to: "new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone && 'UTC',",
    proof: day,
    noticedBy: 'what is done at 23:30 in Mexico City',
  },
  'the milestone that an undo takes back': {
    file: `${goals}/goal-progress.policy.ts`,
    from: 'if (milestone.bonusCoinsCents > 0) reverse(',
    to: 'if (milestone.bonusCoinsCents < 0) reverse(',
    proof: day,
    noticedBy: 'what is done at 23:30 in Mexico City',
  },
  'a milestone that an undo takes back in memory alone': {
    file: `${goals}/goal-progress.policy.ts`,
    from: 'effects.writeLast(keptMilestones, milestone);',
    to: '',
    proof: `${goals}/goal-progress.int.spec.ts`,
    noticedBy: 'undone, goes back with its bonus',
  },
  'a child who leaves a goal in memory alone': {
    file: `${goals}/update-goal.ts`,
    from: 'writeLast(keptWays, way);',
    to: 'continue;',
    proof: `${goals}/goal-progress.int.spec.ts`,
    noticedBy: 'takes a child in from now on, and lets one go',
  },
  'a prize of a goal asked for in memory alone': {
    file: `${goals}/redeem-goal.ts`,
    from: 'work.writeLast(keptWays, way);',
    to: '',
    proof: `${goals}/goal-prize.int.spec.ts`,
    noticedBy: 'is refused before the goal is reached, twice',
  },
  'one way through a goal, however often it is read': {
    file: `${goals}/goals-moved.store.ts`,
    from: 'knownById.get(way.id) ?? way',
    to: 'way',
    proof: `${goals}/goals-at-once.int.spec.ts`,
    noticedBy: 'work and the prize of the goal that it counts for',
  },
  'what is pending and paid first': {
    file: posting,
    from: 'const owed = Math.min(pendingCents, coinsCents);',
    to: 'const owed = Math.min(pendingCents, coinsCents, 0);',
    proof: day,
    noticedBy: 'undone after the coins were spent',
  },
  'the end of the day to undo in': {
    file: 'services/family/src/approvals/approval-request.entity.ts',
    from: '<= undoWithinMs',
    to: '<= 9 * undoWithinMs',
    proof: day,
    noticedBy: 'a day later a decision stands',
  },
  "the idle end of a child's session": {
    file: session,
    from: 'this.lastActedAt.getTime() + childIdleMs, this.',
    to: 'Infinity, this.',
    proof: tablet,
    noticedBy: 'idle for 40 minutes',
  },
  "the longest of a child's session": {
    file: session,
    from: 'this.childEnteredAt.getTime() + childLongestMs',
    to: 'Infinity',
    proof: tablet,
    noticedBy: 'in use for 12 hours',
  },
  'the sessions that a revoked device ends': {
    file: 'services/identity/src/devices/revoke-device.ts',
    from: "await endSessions(work, { deviceId }, 'device-revoked');",
    to: '',
    proof: tablet,
    noticedBy: 'a revoked device',
  },
  'the sessions that a changed password ends': {
    file: 'services/identity/src/accounts/change-password.ts',
    from: 'endSessions(work, { adultId, exceptId },',
    to: "endSessions(work, { id: '01a1fe17-92cb-762a-8acf-b2daf9567624', exceptId },",
    proof: tablet,
    noticedBy: 'a changed password',
  },
};
