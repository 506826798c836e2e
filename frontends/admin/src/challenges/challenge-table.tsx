import { useQuery } from '@tanstack/react-query';
import { Flex, type TableColumnsType } from 'antd';

import type { KeptOfficialChallenge } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { CatalogueTable, orderAfter } from '../catalogue-table.js';
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

/** Every official challenge, in the order in which adults see them. */
export const ChallengeTable = () => (
  <CatalogueTable
    label={words.title}
    query={useQuery(allChallenges)}
    rowsOf={({ challenges }) => challenges}
    idOf={({ officialId }) => officialId}
    columnsWith={columnsWith}
    minWidth={960}
    create={{ label: words.create, none: words.none }}
    renderForm={(challenge, { rows, onClose }) => (
      <ChallengeForm
        challenge={challenge}
        order={orderAfter(rows)}
        emojis={[...new Set(rows.map(({ emoji }) => emoji))]}
        onClose={onClose}
      />
    )}
  />
);
