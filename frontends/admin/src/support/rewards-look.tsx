import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';

import type { OutputOf } from '@alcancia/contracts/define';
import type { listChildRewards } from '@alcancia/contracts/family';

import { words } from '../words/support.js';
import { LookTable } from './look-table.js';
import { rewardsOf } from './support.queries.js';

type Reward = OutputOf<typeof listChildRewards>['rewards'][number];

const columns: TableColumnsType<Reward> = [
  { title: words.what, dataIndex: 'title' },
  { title: words.costs, dataIndex: 'costCents', render: (cents: number) => words.worth(0, cents) },
];

/** What a child can redeem. */
export function RewardsLook({ childId }: { readonly childId: string }) {
  const query = useInfiniteQuery(rewardsOf(childId));
  const rows = query.data?.pages.flatMap(({ rewards }) => rewards) ?? [];
  return <LookTable title={words.parts.rewards} columns={columns} rows={rows} rowKey="id" query={query} />;
}
