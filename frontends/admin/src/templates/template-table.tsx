import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router';

import type { KeptTemplate } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/templates.js';
import { TemplateForm } from './template-form.js';
import { allTemplates } from './templates.queries.js';

const columnsWith = (edit: (templateId: string) => void): TableColumnsType<KeptTemplate> => [
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
    title: words.category,
    dataIndex: 'category',
    render: (category: KeptTemplate['category']) => words.categories[category],
  },
  {
    title: words.prize,
    key: 'prize',
    render: (_value, { points, coinsCents }) => words.prizeOf(points, coinsCents / 100),
  },
  { title: words.schedule, dataIndex: 'schedule', render: words.when },
  {
    title: catalogue.order,
    dataIndex: 'sortOrder',
    sorter: (a, b) => a.sortOrder - b.sortOrder,
    render: format.number,
  },
  offeredColumn(),
  editColumn(
    ({ title }) => words.editTitle(title),
    ({ templateId }) => edit(templateId),
  ),
];

/** Every template, in the order in which adults see them; which one is changed stands in the address. */
export function TemplateTable() {
  const { data, isError, isPending, refetch } = useQuery(allTemplates);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const templates = data?.templates ?? [];
  const template = templates.find(({ templateId }) => templateId === address.get('edit')) ?? null;
  const isOpen = template !== null || (data !== undefined && address.has('new'));
  return (
    <section aria-label={words.title}>
      <Flex justify="end" style={{ marginBlockEnd: '1rem' }}>
        <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAddress({ new: '1' })}>
          {words.create}
        </Button>
      </Flex>
      <Table
        rowKey="templateId"
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={templates}
        loading={isPending}
        locale={{ emptyText: words.none }}
        pagination={false}
        tableLayout="auto"
        scroll={{ x: 900 }}
      />
      {isOpen && (
        <TemplateForm
          key={template ? `${template.templateId} ${template.version}` : 'new'}
          template={template}
          order={Math.min(999, Math.max(0, ...templates.map(({ sortOrder }) => sortOrder)) + 1)}
          emojis={[...new Set(templates.map(({ emoji }) => emoji))]}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </section>
  );
}
