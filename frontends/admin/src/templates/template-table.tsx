import { useQuery } from '@tanstack/react-query';
import { Flex, type TableColumnsType } from 'antd';

import type { KeptTemplate } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { CatalogueTable, orderAfter } from '../catalogue-table.js';
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

/** Every template, in the order in which adults see them. */
export const TemplateTable = () => (
  <CatalogueTable
    label={words.title}
    query={useQuery(allTemplates)}
    rowsOf={({ templates }) => templates}
    idOf={({ templateId }) => templateId}
    columnsWith={columnsWith}
    minWidth={900}
    create={{ label: words.create, none: words.none }}
    renderForm={(template, { rows, onClose }) => (
      <TemplateForm
        template={template}
        order={orderAfter(rows)}
        emojis={[...new Set(rows.map(({ emoji }) => emoji))]}
        onClose={onClose}
      />
    )}
  />
);
