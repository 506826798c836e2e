import { after, describeTable, notPersonal, personal, plain, secret } from '@alcancia/server-kit';

import { invitationLimits } from './invitation.limits.js';

/** Who was invited. An adult who was accepted without children is known to the family by this row alone: it stays. */
export const invitationTables = [
  describeTable('guardianship_invites', {
    about: 'invited_by accepted_by child_ids',
    kind: 'invitations',
    kept: after('expires_at', invitationLimits.keptMs, `not (status = 'accepted' and child_ids = '{}')`),
    erased: 'row',
    forgets: {
      child_ids: [
        'delete from {schema}.guardianship_invites where child_ids = array[:person]',
        `set child_ids = array_remove(child_ids, :person), message = ''`,
      ],
    },
    columns: [
      personal('invitations', 'invited_email role status initial_permissions relationship_type message created_at'),
      secret('invitations', 'token_hash'),
      plain('id family_id round mail_id mail_state is_reminded expires_at updated_at version'),
    ],
  }),
  notPersonal('app_share_config', 'is_the_only_one production_url fallback_to_current_url'),
];
