import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router';

import type { KeptOfficialChallenge } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/challenges.js';
import { ChallengeForm } from './challenge-form.js';
import { allChallenges } from './challenges.queries.js';

const columnsWith = (edit: (officialId: string) => void): TableColumnsType<KeptOfficialChallenge> => [
  {
    title: words.name,
    dataIndex: 'title',
    sorter: (a, b) => a.title.localeCompare(b.title, 'es'),
    render: (title: string, { emoji }) => (
      <Flex gap="small" align="center">
        <span className="emo" aria-hidden>
          {emoji}
        </span>
        {title}
      </Flex>
    ),
  },
  {
    title: words.ages,
    key: 'ages',
    sorter: (a, b) => a.fromAge - b.fromAge || a.toAge - b.toAge,
    render: (_value, { fromAge, toAge }) => words.agesOf(fromAge, toAge),
  },
  {
    title: words.target,
    key: 'target',
    render: (_value, { target, metric }) => words.targetOf(target, words.metrics[metric]),
  },
  { title: words.days, dataIndex: 'days', sorter: (a, b) => a.days - b.days, render: words.daysOf },
  { title: words.mode, dataIndex: 'mode', render: (mode: KeptOfficialChallenge['mode']) => words.modes[mode] },
  {
    title: words.prize,
    key: 'prize',
    render: (_value, { prize: { points, coinsCents, badge } }) => words.prizeOf(points, coinsCents / 100, badge),
  },
  {
    title: catalogue.order,
    dataIndex: 'sortOrder',
    sorter: (a, b) => a.sortOrder - b.sortOrder,
    render: format.number,
  },
  offeredColumn(),
  editColumn(
    ({ title }) => words.editTitle(title),
    ({ officialId }) => edit(officialId),
  ),
];

/** Every official challenge, in the order in which adults see them; which one is changed stands in the address. */
export function ChallengeTable() {
  const { data, isError, isPending, refetch } = useQuery(allChallenges);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const challenges = data?.challenges ?? [];
  const challenge = challenges.find(({ officialId }) => officialId === address.get('edit')) ?? null;
  const isOpen = challenge !== null || (data !== undefined && address.has('new'));
  return (
    <section aria-label={words.title}>
      <Flex justify="end" style={{ marginBlockEnd: '1rem' }}>
        <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAddress({ new: '1' })}>
          {words.create}
        </Button>
      </Flex>
      <Table
        rowKey="officialId"
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={challenges}
        loading={isPending}
        locale={{ emptyText: words.none }}
        pagination={false}
        tableLayout="auto"
        scroll={{ x: 1000 }}
      />
      {isOpen && (
        <ChallengeForm
          key={challenge ? `${challenge.officialId} ${challenge.version}` : 'new'}
          challenge={challenge}
          order={Math.min(999, Math.max(0, ...challenges.map(({ sortOrder }) => sortOrder)) + 1)}
          emojis={[...new Set(challenges.map(({ emoji }) => emoji))]}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </section>
  );
}
