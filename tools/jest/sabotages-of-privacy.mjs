const kit = 'services/kit/src';
const consents = 'services/identity/src/consents';

/** What people are promised of their data (G41). */
export const sabotagesOfPrivacy = {
  'the column of which nothing is said': {
    file: 'services/identity/src/devices/devices.personal-data.ts',
    from: 'name type user_agent screen',
    to: 'name type screen',
    proof: 'deploy/embedded/src/personal-data.int.spec.ts',
    noticedBy: 'says of every column',
  },
  'the time that people read of': {
    file: 'contracts/src/privacy.ts',
    from: "notices: { purpose: 'core', days: 90",
    to: "notices: { purpose: 'core', days: 60",
    proof: 'deploy/embedded/src/personal-data.int.spec.ts',
    noticedBy: 'what people read of notices',
  },
  'the sweep of what has run out': {
    file: `${kit}/personal-data/forget-what-ran-out.ts`,
    from: '${after} < ?${where',
    to: '${after} > ?${where',
    proof: `${kit}/personal-data/forget-what-ran-out.int.spec.ts`,
    noticedBy: 'what was remembered for a while',
  },
  'the order of consents': {
    file: `${kit}/consent/consents.store.ts`,
    from: 'where k.sequence < excluded.sequence',
    to: 'where k.sequence <> excluded.sequence',
    proof: `${kit}/consent/consents.int.spec.ts`,
    noticedBy: 'an older event that comes late',
  },
  'the words that a consent was given for': {
    file: `${kit}/consent/consents.store.ts`,
    from: 'row?.given[purpose] === purposeVersions[purpose]',
    to: 'row?.given[purpose] !== undefined && purposeVersions[purpose] !== undefined',
    proof: `${kit}/consent/consents.int.spec.ts`,
    noticedBy: 'what was allowed in other words',
  },
  'the owner who alone consents': {
    file: `${consents}/decide-consent.ts`,
    from: "if (role !== 'owner') throw failure('not_permitted');",
    to: "if (role === 'self') throw failure('not_permitted');",
    proof: `${consents}/consents.int.spec.ts`,
    noticedBy: 'is the owner alone',
  },
  'the turn of two decisions': {
    races: true,
    file: `${consents}/child-consents.store.ts`,
    from: 'deleted_at is null for update`',
    to: 'deleted_at is null`',
    proof: `${consents}/consents.int.spec.ts`,
    noticedBy: 'two decisions at once',
  },
};
