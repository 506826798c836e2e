import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useSearchParams } from 'react-router';

import { type AmbassadorStatus, ambassadorStatuses } from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { csvWith, saveFile } from '../csv.js';
import { saidAt } from '../said-at.js';
import { words } from '../words/ambassadors.js';
import { words as table } from '../words/table.js';
import { AmbassadorForm } from './ambassador-form.js';
import { allAmbassadors, type Ambassador } from './ambassadors.queries.js';

const colours: Readonly<Record<AmbassadorStatus, string>> = {
  solicitado: 'processing',
  aprobado: 'success',
  rechazado: 'default',
  suspendido: 'warning',
};

type Sum = 'pendingCents' | 'approvedCents' | 'paidCents';
/** Of each currency apart; nothing is converted. */
const sums = ({ books }: Ambassador, which: Sum): string =>
  books.map((book) => words.sum(book[which], book.currency)).join(' · ') || words.nothing;

const columnsWith = (open: (ambassadorId: string) => void): TableColumnsType<Ambassador> => [
  { title: words.code, dataIndex: 'code' },
  {
    title: words.status,
    dataIndex: 'status',
    filters: ambassadorStatuses.map((value) => ({ value, text: words.statuses[value] })),
    onFilter: (value, { status }) => status === value,
    render: (status: AmbassadorStatus) => <Tag color={colours[status]}>{words.statuses[status]}</Tag>,
  },
  {
    title: words.appliedAt,
    dataIndex: 'appliedAt',
    sorter: (a, b) => a.appliedAt.localeCompare(b.appliedAt),
    render: (at: string) => saidAt(at),
  },
  {
    title: words.visits,
    key: 'visits',
    sorter: (a, b) => a.funnel.visits - b.funnel.visits,
    render: (_value, { funnel }) => format.number(funnel.visits),
  },
  {
    title: words.flagged,
    dataIndex: 'flaggedVisits',
    sorter: (a, b) => a.flaggedVisits - b.flaggedVisits,
    render: (flagged: number) => (flagged > 0 ? <Tag color="error">{format.number(flagged)}</Tag> : words.nothing),
  },
  { title: words.signUps, key: 'signUps', render: (_value, { funnel }) => format.number(funnel.signUps) },
  { title: words.subscribed, key: 'subscribed', render: (_value, { funnel }) => format.number(funnel.subscribed) },
  { title: words.percent, dataIndex: 'commissionPercent', render: words.percentOf },
  { title: words.pending, key: 'pending', render: (_value, one) => sums(one, 'pendingCents') },
  { title: words.due, key: 'due', render: (_value, one) => sums(one, 'approvedCents') },
  { title: words.paid, key: 'paid', render: (_value, one) => sums(one, 'paidCents') },
  {
    title: words.act,
    key: 'act',
    fixed: 'right',
    render: (_value, { ambassadorId, code }) => (
      <Button onClick={() => open(ambassadorId)} aria-label={words.actOn(code)}>
        {words.act}
      </Button>
    ),
  },
];

const heads = [
  words.code,
  words.status,
  words.appliedAt,
  words.visits,
  words.flagged,
  words.signUps,
  words.subscribed,
  words.percent,
  words.pending,
  words.due,
  words.paid,
];

const csvOf = (ambassadors: readonly Ambassador[]): string =>
  csvWith(
    heads,
    ambassadors.map((one) => [
      one.code,
      words.statuses[one.status],
      one.appliedAt,
      String(one.funnel.visits),
      String(one.flaggedVisits),
      String(one.funnel.signUps),
      String(one.funnel.subscribed),
      String(one.commissionPercent),
      sums(one, 'pendingCents'),
      sums(one, 'approvedCents'),
      sums(one, 'paidCents'),
    ]),
  );

/** Who waits for an answer first; which one is decided on stands in the address. */
export function AmbassadorTable() {
  const { data, isError, isPending, refetch } = useQuery(allAmbassadors);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const ambassadors = data?.ambassadors ?? [];
  const chosen = ambassadors.find(({ ambassadorId }) => ambassadorId === address.get('edit'));
  return (
    <section aria-label={words.title}>
      <Flex justify="end" style={{ marginBlockEnd: '1rem' }}>
        <Button disabled={ambassadors.length === 0} onClick={() => saveFile(words.file, csvOf(ambassadors))}>
          {table.csv}
        </Button>
      </Flex>
      <Table
        rowKey="ambassadorId"
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={[...ambassadors]}
        loading={isPending}
        locale={{ emptyText: words.none }}
        pagination={ambassadors.length > 20 ? { pageSize: 20 } : false}
        tableLayout="auto"
        scroll={{ x: 1200 }}
      />
      {chosen && (
        <AmbassadorForm
          key={`${chosen.ambassadorId} ${chosen.version}`}
          ambassador={chosen}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </section>
  );
}
