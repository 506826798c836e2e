import { proposalMs } from '@alcancia/contracts/assistant-limits';
import { after, describeTable, personal, plain } from '@alcancia/server-kit';

export const proposalTables = [
  describeTable('proposals', {
    about: 'person_id',
    kind: 'talk',
    kept: after('expires_at', proposalMs),
    erased: 'row',
    columns: [personal('talk', 'kind state expires_at'), plain('id child_ids')],
  }),
];
