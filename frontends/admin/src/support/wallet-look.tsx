import { useInfiniteQuery } from '@tanstack/react-query';
import { Descriptions, Flex, type TableColumnsType } from 'antd';

import type { OutputOf } from '@alcancia/contracts/define';
import type { BalanceView, readWallet } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { saidAt } from '../said-at.js';
import { words } from '../words/support.js';
import { LookTable } from './look-table.js';
import { walletOf } from './support.queries.js';

type Movement = OutputOf<typeof readWallet>['movements'][number];

const columns: TableColumnsType<Movement> = [
  { title: words.at, dataIndex: 'createdAt', render: saidAt },
  { title: words.what, dataIndex: 'title' },
  { title: words.type, dataIndex: 'type', render: (type: Movement['type']) => words.movements[type] },
  {
    title: words.change,
    dataIndex: 'amount',
    render: (amount: number, { currency }) => words.moved(currency, amount),
  },
];

/** What a child has, and every movement that led there. */
export function WalletLook({ childId }: { readonly childId: string }) {
  const query = useInfiniteQuery(walletOf(childId));
  const [first] = query.data?.pages ?? [];
  const rows = query.data?.pages.flatMap(({ movements }) => movements) ?? [];
  return (
    <Flex vertical gap="middle">
      {first && <Balance {...first.balance} />}
      <LookTable title={words.parts.wallet} columns={columns} rows={rows} rowKey="entryId" query={query} />
    </Flex>
  );
}

function Balance({ points, availableCents, reservedCents, pendingCents }: BalanceView) {
  const { balance, coins } = words;
  return (
    <Descriptions
      column={{ xs: 2, md: 4 }}
      layout="vertical"
      colon={false}
      items={[
        { key: 'points', label: balance.points, children: format.number(points) },
        { key: 'available', label: balance.available, children: coins(availableCents) },
        { key: 'reserved', label: balance.reserved, children: coins(reservedCents) },
        { key: 'pending', label: balance.pending, children: coins(pendingCents) },
      ]}
    />
  );
}
