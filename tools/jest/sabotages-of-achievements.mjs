const achievements = 'services/family/src/achievements';
const earning = `${achievements}/earn-achievements.int.spec.ts`;
const measuring = `${achievements}/measured-achievements.int.spec.ts`;
const policy = `${achievements}/achievement.spec.ts`;

/** What children earn once and for ever (G17). */
export const sabotagesOfAchievements = {
  'a decision that is not counted yet': {
    file: `${achievements}/standings.store.ts`,
    from: 'under_way as (${rowsUnderWay})',
    to: 'under_way as (${rowsUnderWay} where false)',
    proof: earning,
    noticedBy: 'is earned by the decision that reaches it',
  },
  'an achievement that does not pay what it gives': {
    file: `${achievements}/achievement-grants.policy.ts`,
    from: 'if (coinsCents === 0) return;',
    to: 'if (coinsCents >= 0) return;',
    proof: earning,
    noticedBy: 'is earned and paid once, however many approvals come at once',
  },
  'coins of an achievement that reach no other one': {
    file: `${achievements}/achievement-grants.policy.ts`,
    from: 'if (!reached.some(({ coinsCents }) => coinsCents > 0)) return earned;',
    to: 'if (reached.length >= 0) return earned;',
    proof: earning,
    noticedBy: 'is earned and paid once, however many approvals come at once',
  },
  'work that is counted before an adult has decided': {
    file: `${achievements}/achievement-measures.store.ts`,
    from: "where state = 'aprobada'",
    to: "where state <> 'disponible'",
    proof: measuring,
    noticedBy: 'what waits or was sent back gives what it reaches',
  },
  'days in a row with a gap': {
    file: `${achievements}/achievement-measures.store.ts`,
    from: 'group by child_id, run\n',
    to: 'group by child_id\n',
    proof: measuring,
    noticedBy: 'three days with a gap gives what it reaches',
  },
  'children of before who are looked at for ever': {
    file: `${achievements}/fill-achievements.ts`,
    from: 'set needs_achievements = false',
    to: 'set needs_achievements = true',
    proof: measuring,
    noticedBy: 'a child who comes after the release need not be filled',
  },
  'a secret that tells its name': {
    file: `${achievements}/achievement.policy.ts`,
    from: 'about: isSecret && !isEarned ? null',
    to: 'about: isSecret && isEarned ? null',
    proof: policy,
    noticedBy: 'a secret says nothing, to nobody, before it is earned',
  },
  'how much a child has put together, for whom its coins are closed': {
    file: `${achievements}/achievement.policy.ts`,
    from: "metric === 'ahorro' && !seesCoins",
    to: "metric === 'ahorro' && seesCoins",
    proof: policy,
    noticedBy: 'how much a child has put together is nothing for whom its coins are closed',
  },
  'a medal that goes when it is not offered any more': {
    file: `${achievements}/achievements.store.ts`,
    from: 'where a.is_active or c.id is not null',
    to: 'where a.is_active',
    proof: `${achievements}/achievement-catalogue.int.spec.ts`,
    noticedBy: 'that is not offered any more can be earned by nobody new',
  },
  'who has reached what is offered again': {
    file: `${achievements}/save-achievement.ts`,
    from: 'if (fields.isActive && !achievement.isActive)',
    to: 'if (false)',
    proof: measuring,
    noticedBy: 'what was reached while it was not offered',
  },
  'the days after the one that closes a gap': {
    file: 'services/family/src/achievements/achievement-reach.store.ts',
    from: " + ${onwards('+ 1')}",
    to: '',
    proof: 'services/family/src/achievements/achievement-reach.int.spec.ts',
    noticedBy: 'the day that was missing joins',
  },
};
