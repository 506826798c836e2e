import { useQuery } from '@tanstack/react-query';
import { Flex, type TableColumnsType, Tag } from 'antd';

import type { KeptProof } from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';
import { pictureOf } from '@alcancia/web-kit/social-proof';

import { editColumn } from '../catalogue-columns.js';
import { CatalogueTable, orderAfter } from '../catalogue-table.js';
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

/** Every written notice, and the switch above them. */
export function NoticeTable() {
  const query = useQuery(allSocialProof);
  return (
    <CatalogueTable
      label={words.title}
      query={query}
      rowsOf={({ activities }) => activities}
      idOf={({ id }) => id}
      columnsWith={columnsWith}
      minWidth={900}
      create={{ label: words.create, none: words.none }}
      above={query.data && <OnlyReal isOn={query.data.onlyReal} liveCount={query.data.liveCount} />}
      renderForm={(notice, { rows, onClose }) => (
        <NoticeForm notice={notice} order={orderAfter(rows)} onClose={onClose} />
      )}
    />
  );
}
