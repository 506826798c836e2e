const family = 'services/family/src';
const whoseChildren = `${family}/children/whose-children.int.spec.ts`;
const delivered = `${family}/approvals/delivered-prize.int.spec.ts`;
const atOnce = `${family}/approvals/decide-at-once.int.spec.ts`;
const books = `${family}/coins/coins.int.spec.ts`;
const doneOnce = `${family}/activities/done-once.int.spec.ts`;
const goalPrize = `${family}/goals/goal-prize.int.spec.ts`;
const decisions = `${family}/approvals/decision.store.ts`;
/** Where migrations are read: what they say may be changed on its way. */
const migrations = { file: 'services/kit/src/database/migrate.ts', from: `readFile(file, 'utf8');`, proof: books };
const saying = (words, instead) =>
  `readFile(file, 'utf8').then((sql) => sql.replace(${JSON.stringify(words)}, ${JSON.stringify(instead)}));`;

/** Whose children, whose coins, and once. */
export const sabotagesOfMoney = {
  'the children of a changed activity': {
    file: 'contracts/src/family/activities.contract.ts',
    from: "PUT /api/family/activities/{activityId}',\n  kind: 'write',\n  access: adultsWho('changeActivities', { childrenIn: 'childIds' })",
    to: "PUT /api/family/activities/{activityId}',\n  kind: 'write',\n  access: adultsWho('changeActivities')",
    proof: whoseChildren,
    noticedBy: 'whom they may only view is put into no activity',
  },
  'the children of a changed reward': {
    file: 'contracts/src/family/rewards.contract.ts',
    from: "PUT /api/family/rewards/{rewardId}',\n  kind: 'write',\n  access: adultsWho('changeRewards', { childrenIn: 'childIds' })",
    to: "PUT /api/family/rewards/{rewardId}',\n  kind: 'write',\n  access: adultsWho('changeRewards')",
    proof: whoseChildren,
    noticedBy: 'whom they may only view is put into no reward',
  },
  'the children of a changed goal': {
    file: 'contracts/src/family/goals.contract.ts',
    from: "PUT /api/family/goals/{goalId}',\n  kind: 'write',\n  access: adultsWho('changeGoals', { childrenIn: 'childIds' })",
    to: "PUT /api/family/goals/{goalId}',\n  kind: 'write',\n  access: adultsWho('changeGoals')",
    proof: whoseChildren,
    noticedBy: 'whom they may only view is put into no goal',
  },
  'one-offs that are done among the active ones': {
    file: `${family}/activities/activity.store.ts`,
    from: 'isOpen: (childIds) => ({ openTo: { $overlap: [...childIds] } }),',
    to: '',
    proof: doneOnce,
    noticedBy: 'leaves the active ones',
  },
  'one-offs that are done in the limit of 50': {
    file: `${family}/activities/activity.store.ts`,
    from: "and c.id <> all(${doneByOf('a')})",
    to: '',
    proof: doneOnce,
    noticedBy: 'counts no more',
  },
  'a done one-off that takes another title in a full week': {
    file: `${family}/activities/activity.store.ts`,
    from: "!(scheduleMode === 'unica' && doneBy.includes(id))",
    to: 'doneBy',
    proof: doneOnce,
    noticedBy: 'takes another title',
  },
  'a done one-off that becomes one of every day': {
    file: `${family}/activities/update-activity.ts`,
    from: 'if (activity.isActive) await mustFit(work.em, openedBy(activity, columns));',
    to: '',
    proof: doneOnce,
    noticedBy: 'takes another title',
  },
  'who is full': {
    file: `${family}/activities/list-activities.ts`,
    from: 'childIds: full }',
    to: 'childIds: [] }',
    proof: `${family}/activities/activities.int.spec.ts`,
    noticedBy: 'may have 50 active ones',
  },
  'what is sold out at the end of the shelf': {
    file: `${family}/rewards/list-child-rewards.ts`,
    from: "soldOut: 'int32', ",
    to: '',
    proof: `${family}/rewards/rewards.int.spec.ts`,
    noticedBy: 'that is sold out comes after',
  },
  'a prize that an adult is asked for': {
    file: `${family}/goals/goal.view.ts`,
    from: 'asked.get(way.id)?.isPending ?? false',
    to: 'false',
    proof: goalPrize,
    noticedBy: 'in words waits for an adult',
  },
  'the message of a refused prize': {
    file: `${family}/goals/goal.view.ts`,
    from: "request?.state === 'rechazada' && request.comment",
    to: 'null',
    proof: goalPrize,
    noticedBy: 'refused, comes with what the adult said',
  },
  'what a child can afford before its dream': {
    file: `${family}/rewards/next-reward.view.ts`,
    from: "(await within({ $lte: availableCents }, 'desc')) ??",
    to: '',
    proof: `${family}/dashboard/dashboards.int.spec.ts`,
    noticedBy: 'looks at the dearest reward that it can afford',
  },
  'the activities of a changed goal': {
    file: `${family}/goals/update-goal.ts`,
    from: 'await mustBeActivitiesOf(em, goal.familyId, fields.associatedActivities);',
    to: '',
    proof: whoseChildren,
    noticedBy: 'activities of another family count for no goal',
  },
  'the role of a viewer': {
    file: 'contracts/src/caller.ts',
    from: "link.role === 'viewer'",
    to: 'link === null',
    proof: whoseChildren,
    noticedBy: 'a viewer decides on nothing',
  },
  'the end of undoing once a prize is delivered': {
    file: `${family}/approvals/approval-request.entity.ts`,
    from: ' || this.isDelivered) return false',
    to: ') return false',
    proof: delivered,
    noticedBy: 'ends what may be undone',
  },
  'the end of undoing a delivery': {
    file: `${family}/approvals/decide.policy.ts`,
    from: 'if (!request.canUndoDelivery(effects.now)) throw undoTooLate();',
    to: '',
    proof: delivered,
    noticedBy: 'works for 24 hours and not longer',
  },
  'the event of a delivered prize': {
    file: `${family}/approvals/decide.policy.ts`,
    from: 'effects.publish(prizeDelivered,',
    to: 'Object.assign({},',
    proof: delivered,
    noticedBy: 'is told',
  },
  'the route in the scope of a key': {
    file: 'services/kit/src/use-case/intent.ts',
    from: 'contract.subject, message.idempotencyKey',
    to: 'message.idempotencyKey',
    proof: delivered,
    noticedBy: 'is an act of its own',
  },
  'the approvals that a new request makes stale': {
    file: 'contracts/src/family/approvals.events.ts',
    from: "request-opened.v1',\n  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', ",
    to: "request-opened.v1',\n  { aggregate: 'childId', signal: { to: toChild, topics: [",
    proof: 'deploy/embedded/src/one-approval-followed.int.spec.ts',
    noticedBy: 'the adults hear that something waits',
  },
  'the locks of requests': {
    // Approvals of one process share a transaction and race no more; those of 'Aprobar todas' beside them do.
    races: true,
    file: decisions,
    from: 'lockMode: LockMode.PESSIMISTIC_WRITE',
    to: 'lockMode: LockMode.NONE',
    proof: atOnce,
    noticedBy: "'Aprobar todas' twice at once",
  },
  'the turns of claims': {
    races: true,
    file: `${family}/occurrences/claim-pictures.store.ts`,
    from: 'this.ledger.lock(em, ...new Set(slots.map(({ childId }) => childId)))',
    to: 'this.ledger.lock(em)',
    proof: `${family}/occurrences/claims-at-once.int.spec.ts`,
    noticedBy: 'again while the first is still being written',
  },
  'what the claim before has claimed': {
    file: `${family}/occurrences/claim.policy.ts`,
    from: 'picture.occurrences.set(nameOf(occurrence), occurrence);',
    to: '',
    proof: `${family}/occurrences/claim.spec.ts`,
    noticedBy: 'of a child asks the adults once',
  },
  'what is approved as it is claimed, once': {
    file: `${family}/occurrences/claim.policy.ts`,
    from: 'if (!after || taken.has(nameOf(after))) return [];',
    to: 'if (!after) return [];',
    proof: `${family}/occurrences/claim.spec.ts`,
    noticedBy: 'is what adults claim who may decide, once',
  },
  'a row that is written whole': {
    file: 'services/kit/src/use-case/closing.ts',
    from: '[...all].filter((one) => !whole.has(one))',
    to: '[...all]',
    proof: `${family}/occurrences/claim-activity.int.spec.ts`,
    noticedBy: 'by an adult for the child, of what was sent back',
  },
  'the stock of a reward': {
    file: `${family}/rewards/redeem.policy.ts`,
    from: 'if (reward.stock !== null) effects.writeLast(countedRewards, reward);',
    to: '',
    proof: `${family}/rewards/redeem.spec.ts`,
    noticedBy: 'where nobody approves it is paid at once',
  },
  'the lock of the limit': {
    races: true,
    file: `${family}/activities/activity.store.ts`,
    from: 'select pg_advisory_xact_lock(hashtextextended(c.id::text, 0)) from',
    to: 'select c.id from',
    proof: `${family}/activities/activities.int.spec.ts`,
    noticedBy: 'never passes the limit',
  },
  'one payment per source and round': {
    ...migrations,
    to: saying('create unique index ledger_entries_once', 'create index ledger_entries_once'),
    noticedBy: 'pays a source once per round',
  },
  'the trigger that refuses changes': {
    ...migrations,
    to: saying('before update or delete on', 'before update of note on'),
    noticedBy: 'refuses to change, delete or empty',
  },
  'the sum of zero': {
    ...migrations,
    to: saying('having sum(amount) <> 0', 'having sum(amount) is null'),
    noticedBy: 'refuses a posting that does not sum',
  },
  'the sign of a balance': {
    ...migrations,
    to: saying('amount <= 0 else amount >= 0 end', 'true else true end'),
    noticedBy: 'refuses a balance of the wrong sign',
  },
  'which of several approvals reaches an achievement': {
    file: `${family}/achievements/achievement-grants.policy.ts`,
    from: 'return approvals >= after ? value : 0;',
    to: 'return after >= 0 ? value : approvals;',
    proof: `${family}/approvals/decided-together.int.spec.ts`,
    noticedBy: 'it is as if one had come after the other',
  },
  'the approval that a set has seen already': {
    file: `${family}/approvals/taken.policy.ts`,
    from: 'if (!request.isPending) throw',
    to: "if (request.state === 'cancelada') throw",
    proof: `${family}/approvals/decided-together.int.spec.ts`,
    noticedBy: 'it is as if one had come after the other',
  },
  'the index that an agenda goes by': {
    file: `${family}/occurrences/agenda.view.ts`,
    from: '{ childIds: { $contains: [childId] }, openTo',
    to: '{ openTo',
    proof: `${family}/plans.int.spec.ts`,
    noticedBy: 'what an adult looks at goes through no table',
  },
};
