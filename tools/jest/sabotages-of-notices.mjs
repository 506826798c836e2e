const notices = 'services/notifications/src/notices';
const reactions = `${notices}/reactions.int.spec.ts`;
const bell = `${notices}/notices.int.spec.ts`;

/** Who is told what, and what the bell shows. */
export const sabotagesOfNotices = {
  'a reaction of the service': {
    file: 'services/notifications/src/notices/notices.module.ts',
    from: '    TellChildWhenPrizeDelivered,\n',
    to: '',
    proof: reactions,
    noticedBy: 'every event that the service hears',
  },
  'what a withdrawn request settles': {
    file: `${notices}/settle-notice-when-request-withdrawn.handler.ts`,
    from: 'await settleRequest(work, requestId);',
    to: '',
    proof: reactions,
    noticedBy: 'after events.family.request-withdrawn.v1',
  },
  'the notice of a delivered prize': {
    file: `${notices}/tell-child-when-prize-delivered.handler.ts`,
    from: 'tell(work, [childId],',
    to: 'tell(work, [],',
    proof: reactions,
    noticedBy: 'after events.family.prize-delivered.v1',
  },
  'the notice of a revoked device': {
    file: `${notices}/tell-guardians-when-device-revoked.handler.ts`,
    from: 'adults.flat()',
    to: '[]',
    proof: reactions,
    noticedBy: 'after events.identity.device-revoked.v1',
  },
  'the newest name': {
    file: 'services/notifications/src/people/people.store.ts',
    from: 'where k.sequence < excluded.sequence',
    to: 'where k.sequence <> excluded.sequence',
    proof: reactions,
    noticedBy: 'a name that comes late',
  },
  'the money of a family in its notices': {
    file: `${notices}/tell-child-when-request-approved.handler.ts`,
    from: '(await moneyNameOf(work.em, familyId)) ?? usualMoneyName',
    to: 'usualMoneyName',
    proof: reactions,
    noticedBy: 'once the family renamed it is said',
  },
  'one coin of a family': {
    file: 'services/notifications/src/words/notices.ts',
    from: 'singularOf(money)',
    to: 'money',
    proof: reactions,
    noticedBy: 'before the family is known is said',
  },
  'the money of a family in errors': {
    file: 'frontends/kit/src/words/errors.ts',
    from: '(details, moneyNow())',
    to: "(details, { one: 'Moneda', many: 'Monedas' })",
    proof: 'frontends/kit/src/words/errors.spec.ts',
    noticedBy: 'call coins as the family does that is here',
  },
  'the newest name of the money': {
    file: 'services/notifications/src/people/keep-money-name-when-family-changed.handler.ts',
    from: 'where k.sequence < excluded.sequence',
    to: 'where k.sequence <> excluded.sequence',
    proof: reactions,
    noticedBy: 'stands in what a refused reward gives back',
  },
  'the signal of reading all': {
    file: `${notices}/mark-all-notifications-read.ts`,
    from: 'if (changed > 0) publish',
    to: 'if (changed < 0) publish',
    proof: bell,
    noticedBy: 'reading all is told',
  },
  'the length of the bell': {
    file: `${notices}/list-notifications.ts`,
    from: '{ orderBy, limit: listedAtMost }',
    to: '{ orderBy }',
    proof: bell,
    noticedBy: 'of a bell of 500',
  },
};
