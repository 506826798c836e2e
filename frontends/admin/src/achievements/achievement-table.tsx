import { useQuery } from '@tanstack/react-query';
import { Flex, type TableColumnsType } from 'antd';

import type { KeptAchievement } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Medal } from '@alcancia/web-kit/medals';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { CatalogueTable } from '../catalogue-table.js';
import { words } from '../words/achievements.js';
import { words as catalogue } from '../words/catalogues.js';
import { AchievementForm } from './achievement-form.js';
import { allAchievements } from './achievements.queries.js';

const columnsWith = (edit: (achievementId: string) => void): TableColumnsType<KeptAchievement> => [
  {
    title: words.name,
    dataIndex: 'name',
    sorter: (a, b) => a.name.localeCompare(b.name, 'es'),
    render: (name: string, achievement) => (
      <Flex gap="small" align="center">
        {/* In its colours: here it is shown, not earned. */}
        <Medal about={achievement} earnedAt="" size={40} />
        {name}
      </Flex>
    ),
  },
  { title: words.kind, key: 'kind', render: (_value, achievement) => words.kindOf(achievement) },
  { title: words.takes, key: 'takes', render: (_value, achievement) => words.takesOf(achievement) },
  {
    title: words.prize,
    dataIndex: 'coinsCents',
    render: (cents: number) => words.prizeOf(cents / 100),
  },
  {
    title: words.isSecret,
    dataIndex: 'isSecret',
    render: (isSecret: boolean) => (isSecret ? words.secret : words.open),
  },
  {
    title: catalogue.order,
    dataIndex: 'sortOrder',
    sorter: (a, b) => a.sortOrder - b.sortOrder,
    render: format.number,
  },
  offeredColumn(),
  editColumn(
    ({ name }) => words.editTitle(name),
    ({ achievementId }) => edit(achievementId),
  ),
];

/** The whole catalogue, in the order in which children see it. */
export const AchievementTable = () => (
  <CatalogueTable
    label={words.title}
    query={useQuery(allAchievements)}
    rowsOf={({ achievements }) => achievements}
    idOf={({ achievementId }) => achievementId}
    columnsWith={columnsWith}
    minWidth={900}
    renderForm={(achievement, { onClose }) =>
      achievement && <AchievementForm achievement={achievement} onClose={onClose} />
    }
  />
);
