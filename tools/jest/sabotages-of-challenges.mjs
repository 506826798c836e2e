const challenges = 'services/family/src/challenges';
const progress = `${challenges}/challenge-progress.int.spec.ts`;
const atOnce = `${challenges}/challenges-at-once.int.spec.ts`;

/** What a challenge promises: to whom it counts, when it is paid, and what stays as it was said. */
export const sabotagesOfChallenges = {
  'a challenge that counts what was done before it was accepted': {
    file: `${challenges}/challenge-count.store.ts`,
    from: 'where o.claimed_at >= w.counts_from and',
    to: 'where',
    proof: progress,
    noticedBy: 'counts what was approved since it was accepted',
  },
  'brothers and sisters who do not wait for each other': {
    file: 'services/family/src/coins/coins.ledger.ts',
    from: 'where own.child_id = any(?::uuid[]) and own.counts_from is not null',
    to: 'where own.child_id = any(?::uuid[]) and own.counts_from is null',
    proof: atOnce,
    noticedBy: 'an approval holds the balances of brothers and sisters',
  },
  'a fourth challenge': {
    file: `${challenges}/accept-challenge.ts`,
    from: '>= challengesRunningAtMost',
    to: '> challengesRunningAtMost',
    proof: atOnce,
    noticedBy: 'of five that are accepted together three run',
  },
  'a challenge among siblings of whom one has not accepted': {
    file: `${challenges}/accept-challenge.ts`,
    from: "if (isForAll && ways.some(({ state }) => state === 'publicado')) return;",
    to: '',
    proof: progress,
    noticedBy: 'entre hermanos: nothing counts until all have accepted',
  },
  'the two days in which an adult may still answer': {
    file: `${challenges}/move-challenges.ts`,
    from: 'or not exists (',
    to: 'or true or not exists (',
    proof: `${challenges}/challenge-end.int.spec.ts`,
    noticedBy: 'what was done in time and waits for an adult is waited for',
  },
  'a target that moves away': {
    file: `${challenges}/challenge.entity.ts`,
    from: "if (fields.target > this.target) throw challengeFixed('target');",
    to: '',
    proof: `${challenges}/challenges.int.spec.ts`,
    noticedBy: 'a farther target stays as it was promised',
  },
  'a prize that an undo leaves': {
    file: `${challenges}/challenge-progress.policy.ts`,
    from: "if (way.state !== 'superado' || progress >= challenge.target) continue;",
    to: 'if (way.isRunning || progress >= 0) continue;',
    proof: progress,
    noticedBy: 'lowers the count; below the target the prize is taken back by the books',
  },
  'an approval that always asks for challenges': {
    file: 'services/family/src/approvals/pictures.store.ts',
    from: 'if (challenged.length === 0) return { goals, progress };',
    to: '',
    proof: progress,
    noticedBy: 'where nothing is accepted an approval asks nothing about challenges',
  },
};
