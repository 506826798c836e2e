import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useSearchParams } from 'react-router';

import type { KeptProof } from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';
import { pictureOf } from '@alcancia/web-kit/social-proof';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { editColumn } from '../catalogue-columns.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/social-proof.js';
import { NoticeForm } from './notice-form.js';
import { OnlyReal } from './only-real.js';
import { allSocialProof } from './social-proof.queries.js';

const columnsWith = (edit: (id: string) => void): TableColumnsType<KeptProof> => [
  {
    title: words.name,
    dataIndex: 'name',
    render: (name: string, { icon }) => (
      <Flex gap="small" align="center">
        <span className="emo" aria-hidden>
          {pictureOf(icon)}
        </span>
        {name}
      </Flex>
    ),
  },
  { title: words.action, dataIndex: 'action' },
  { title: words.city, dataIndex: 'city' },
  {
    title: words.by,
    dataIndex: 'writtenBy',
    render: (by: string | null) => (by === null ? words.byProduct : words.byTeam),
  },
  { title: catalogue.order, dataIndex: 'sortOrder', render: format.number },
  {
    title: words.shown,
    dataIndex: 'isActive',
    render: (isActive: boolean) => (
      <Tag color={isActive ? 'success' : 'default'}>{isActive ? catalogue.offered : catalogue.hidden}</Tag>
    ),
  },
  editColumn(
    ({ name }) => words.editTitle(name),
    ({ id }) => edit(id),
  ),
];

/** Every written notice, and the switch above them; which one is changed stands in the address. */
export function NoticeTable() {
  const { data, isError, isPending, refetch } = useQuery(allSocialProof);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const notices = data?.activities ?? [];
  const notice = notices.find(({ id }) => id === address.get('edit')) ?? null;
  const isOpen = notice !== null || (data !== undefined && address.has('new'));
  return (
    <section aria-label={words.title}>
      {data && <OnlyReal isOn={data.onlyReal} liveCount={data.liveCount} />}
      <Flex justify="end" style={{ marginBlockEnd: '1rem' }}>
        <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAddress({ new: '1' })}>
          {words.create}
        </Button>
      </Flex>
      <Table
        rowKey="id"
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={notices}
        loading={isPending}
        locale={{ emptyText: words.none }}
        pagination={false}
        scroll={{ x: 900 }}
      />
      {isOpen && (
        <NoticeForm
          key={notice ? `${notice.id} ${notice.version}` : 'new'}
          notice={notice}
          order={Math.min(999, Math.max(0, ...notices.map(({ sortOrder }) => sortOrder)) + 1)}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </section>
  );
}
