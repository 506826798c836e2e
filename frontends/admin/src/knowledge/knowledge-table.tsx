import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Input, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import {
  type AgeRange,
  type KnowledgeCategory,
  knowledgeCategories,
  type KnowledgeRow,
} from '@alcancia/contracts/assistant';
import { format } from '@alcancia/web-kit';

import { editColumn } from '../catalogue-columns.js';
import { CatalogueTable } from '../catalogue-table.js';
import { saidAt } from '../said-at.js';
import { words } from '../words/knowledge.js';
import { newDraft } from './knowledge-draft.js';
import { KnowledgeForm } from './knowledge-form.js';
import { allKnowledge } from './knowledge.queries.js';
import { OpenedEntry } from './opened-entry.js';

const columnsWith = (edit: (id: string) => void): TableColumnsType<KnowledgeRow> => [
  {
    title: words.question,
    dataIndex: 'question',
    sorter: (one, other) => one.question.localeCompare(other.question, 'es'),
  },
  {
    title: words.category,
    dataIndex: 'category',
    filters: knowledgeCategories.map((value) => ({ value, text: words.categories[value] })),
    onFilter: (value, { category }) => category === value,
    render: (category: KnowledgeCategory) => words.categories[category],
  },
  {
    title: words.ageRanges,
    dataIndex: 'ageRanges',
    render: (ages: readonly AgeRange[]) => ages.map((age) => words.ages[age]).join(', '),
  },
  {
    title: words.status,
    dataIndex: 'status',
    render: (status: KnowledgeRow['status']) => (
      <Tag color={status === 'published' ? 'success' : 'default'}>{words.states[status]}</Tag>
    ),
  },
  { title: words.version, dataIndex: 'version', render: format.number },
  {
    title: words.savedAt,
    dataIndex: 'savedAt',
    sorter: (one, other) => one.savedAt.localeCompare(other.savedAt),
    render: saidAt,
  },
  editColumn(
    ({ question }) => words.editTitle(question),
    ({ entryId }) => edit(entryId),
  ),
];

/** Without accents and in small letters, as people search. */
const searched = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A question and its answer that somebody wants to keep, as the assistant's page hands them over. */
interface HandedOver {
  readonly question?: unknown;
  readonly answer?: unknown;
}
const textIn = (given: unknown): string => (typeof given === 'string' ? given : '');

/** Every verified answer, found by words of its question (G31). */
export function KnowledgeTable() {
  const query = useQuery(allKnowledge);
  const [typed, setTyped] = useState('');
  const given = (useLocation().state ?? {}) as HandedOver;
  const navigate = useNavigate();
  return (
    <CatalogueTable
      label={words.title}
      query={query}
      rowsOf={({ entries }) => entries.filter(({ question }) => searched(question).includes(searched(typed)))}
      idOf={({ entryId }) => entryId}
      columnsWith={columnsWith}
      minWidth={960}
      pageSize={20}
      create={{ label: words.create, none: typed === '' ? words.none : words.noneFound }}
      above={
        <Flex wrap gap="small" style={{ marginBlockEnd: '0.5rem' }}>
          <Input.Search
            allowClear
            maxLength={200}
            placeholder={words.search}
            aria-label={words.search}
            style={{ flex: '1 1 16rem' }}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button onClick={() => void navigate('/assistant')}>{words.tryOut}</Button>
        </Flex>
      }
      renderForm={(entry, { onClose }) =>
        entry ? (
          <OpenedEntry entryId={entry.entryId} onClose={onClose} />
        ) : (
          <KnowledgeForm start={newDraft(textIn(given.question), textIn(given.answer))} onClose={onClose} />
        )
      }
    />
  );
}
