import { after, describeTable, plain } from '@alcancia/server-kit';

import { endedWeeksKeptForMs } from './weeks.limits.js';

/** Which weeks were told of; it names nobody. */
export const weekTables = [
  describeTable('ended_weeks', {
    kind: 'work',
    kept: after('ended_at', endedWeeksKeptForMs),
    erased: 'runs-out',
    columns: [plain('family_id ended_on ended_at')],
  }),
];
