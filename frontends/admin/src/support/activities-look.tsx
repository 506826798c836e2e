import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { words } from '../words/support.js';
import { LookTable } from './look-table.js';
import { activitiesOf } from './support.queries.js';

const columns: TableColumnsType<OccurrenceView> = [
  { title: words.day, dataIndex: 'dueOn', render: format.dayOf },
  { title: words.what, dataIndex: 'title' },
  { title: words.state, dataIndex: 'state', render: (state: OccurrenceView['state']) => words.states[state] },
  {
    title: words.pays,
    dataIndex: 'amounts',
    render: ({ points, coinsCents }: OccurrenceView['amounts']) => words.worth(points, coinsCents),
  },
];

/** What a child said is done, and what came of it. */
export function ActivitiesLook({ childId }: { readonly childId: string }) {
  const query = useInfiniteQuery(activitiesOf(childId));
  const rows = query.data?.pages.flatMap(({ history }) => history) ?? [];
  return <LookTable title={words.parts.activities} columns={columns} rows={rows} rowKey="occurrenceId" query={query} />;
}
