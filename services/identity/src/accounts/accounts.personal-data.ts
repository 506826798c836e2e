import { after, describeTable, personal, plain, secret } from '@alcancia/server-kit';

import { keptFor } from './account.limits.js';

/** What signing up and in leaves behind; addresses only as fingerprints of a network (G52). */
export const accountTables = [
  describeTable('single_use_links', {
    about: 'adult_id',
    kind: 'security',
    kept: after('expires_at', keptFor.linksMs),
    erased: 'row',
    columns: [
      personal('security', 'address'),
      secret('security', 'token_hash claimed_by'),
      plain('id purpose expires_at claimed_at used_at created_at'),
    ],
  }),
  describeTable('sign_in_attempts', {
    kind: 'security',
    kept: after('updated_at', keptFor.attemptsMs),
    erased: 'runs-out',
    columns: [secret('security', 'key'), plain('failures blocked_until updated_at')],
  }),
  describeTable('password_attempts', {
    about: 'adult_id',
    kind: 'security',
    kept: after('last_attempt_at', keptFor.attemptsMs),
    erased: 'row',
    columns: [plain('failures limited_until last_attempt_at')],
  }),
];
