import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';

import type { OutputOf } from '@alcancia/contracts/define';
import type { listChildGoals } from '@alcancia/contracts/family';

import { words } from '../words/support.js';
import { LookTable } from './look-table.js';
import { goalsOf } from './support.queries.js';

type Goal = OutputOf<typeof listChildGoals>['goals'][number];

const columns: TableColumnsType<Goal> = [
  { title: words.what, dataIndex: 'title' },
  {
    title: words.progress,
    dataIndex: 'progress',
    render: ({ points }: Goal['progress'], { targetPoints }) => words.ofTarget(points, targetPoints),
  },
];

/** What a child saves points for. */
export function GoalsLook({ childId }: { readonly childId: string }) {
  const query = useInfiniteQuery(goalsOf(childId));
  const rows = query.data?.pages.flatMap(({ goals }) => goals) ?? [];
  return <LookTable title={words.parts.goals} columns={columns} rows={rows} rowKey="id" query={query} />;
}
