import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { Sparkle } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { type LandingStatus, landingStatuses, type ListedLanding } from '@alcancia/contracts/marketing';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { saidAt } from '../said-at.js';
import { words as generation } from '../words/generation.js';
import { words } from '../words/landings.js';
import { allLandings } from './landings.queries.js';

const columns: TableColumnsType<ListedLanding> = [
  {
    title: words.name,
    dataIndex: 'title',
    sorter: (a, b) => a.title.localeCompare(b.title, 'es'),
    render: (title: string, { landingId }) => <Link to={`/admin/landing/${landingId}/edit`}>{title}</Link>,
  },
  { title: words.address, dataIndex: 'slug', render: words.pathOf },
  {
    title: words.status,
    dataIndex: 'status',
    filters: landingStatuses.map((value) => ({ value, text: words.statuses[value] })),
    onFilter: (value, { status }) => status === value,
    render: (status: LandingStatus, { isMain, isChanged }) => (
      <Flex gap="small" wrap>
        <Tag color={status === 'published' ? 'success' : 'default'}>{words.statuses[status]}</Tag>
        {isMain && <Tag color="processing">{words.isMain}</Tag>}
        {isChanged && status === 'published' && <Tag color="warning">{words.unpublished}</Tag>}
      </Flex>
    ),
  },
  {
    title: words.changed,
    dataIndex: 'updatedAt',
    sorter: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
    render: (at: string) => saidAt(at),
  },
];

/** Every landing page, the one at '/' first. */
export function LandingList() {
  const { data, isError, isPending, refetch } = useQuery(allLandings);
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const wanted = search.trim().toLocaleLowerCase('es');
  const landings = (data?.landings ?? []).filter(({ title, slug }) =>
    `${title} ${slug}`.toLocaleLowerCase('es').includes(wanted),
  );
  return (
    <section aria-label={words.title}>
      <Flex justify="space-between" gap="small" wrap style={{ marginBlockEnd: '1rem' }}>
        <Input.Search
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          allowClear
          style={{ maxWidth: '22rem' }}
        />
        <Button icon={<Sparkle aria-hidden />} onClick={() => void navigate('/admin/landing/generate')}>
          {generation.open}
        </Button>
        <Button type="primary" icon={<Plus aria-hidden />} onClick={() => void navigate('/admin/landing/new')}>
          {words.create}
        </Button>
      </Flex>
      <Table
        rowKey="landingId"
        columns={columns}
        dataSource={landings}
        loading={isPending}
        locale={{ emptyText: words.none }}
        pagination={landings.length > 20 ? { pageSize: 20 } : false}
        tableLayout="auto"
        scroll={{ x: 700 }}
      />
    </section>
  );
}
