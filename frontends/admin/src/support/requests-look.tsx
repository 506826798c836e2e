import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';

import type { ApprovalView } from '@alcancia/contracts/family';

import { saidAt } from '../said-at.js';
import { words } from '../words/support.js';
import { LookTable } from './look-table.js';
import { requestsOf } from './support.queries.js';

const columns: TableColumnsType<ApprovalView> = [
  { title: words.at, dataIndex: 'createdAt', render: saidAt },
  { title: words.what, dataIndex: 'title' },
  { title: words.type, dataIndex: 'kind', render: (kind: ApprovalView['kind']) => words.kinds[kind] },
  {
    title: words.pays,
    dataIndex: 'amounts',
    render: ({ points, coinsCents }: ApprovalView['amounts']) => words.worth(points, coinsCents),
  },
];

/** What waits for an adult. */
export function RequestsLook({ childId }: { readonly childId: string }) {
  const query = useInfiniteQuery(requestsOf(childId));
  const rows = query.data?.pages.flatMap(({ requests }) => requests) ?? [];
  return <LookTable title={words.parts.approvals} columns={columns} rows={rows} rowKey="requestId" query={query} />;
}
