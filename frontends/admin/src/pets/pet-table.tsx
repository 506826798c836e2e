import { useQuery } from '@tanstack/react-query';
import { Flex, type TableColumnsType } from 'antd';

import type { KeptPetKit } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/ui';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
import { CatalogueTable } from '../catalogue-table.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/pets.js';
import { PetForm } from './pet-form.js';
import { allPetKits } from './pets.queries.js';

const columnsWith = (edit: (kitId: string) => void): TableColumnsType<KeptPetKit> => [
  {
    title: words.name,
    dataIndex: 'displayName',
    render: (name: string, { kitId }) => (
      <Flex gap="small" align="center">
        <Avatar name={kitId} size={40} />
        {name}
      </Flex>
    ),
  },
  { title: words.minLevel, dataIndex: 'minLevel', render: format.number },
  { title: catalogue.order, dataIndex: 'sortOrder', render: format.number },
  offeredColumn(),
  editColumn(
    ({ displayName }) => words.editTitle(displayName),
    ({ kitId }) => edit(kitId),
  ),
];

/** Every companion, in the order in which children see them. */
export const PetTable = () => (
  <CatalogueTable
    label={words.title}
    query={useQuery(allPetKits)}
    rowsOf={({ kits }) => kits}
    idOf={({ kitId }) => kitId}
    columnsWith={columnsWith}
    minWidth="max-content"
    renderForm={(kit, { onClose }) => kit && <PetForm kit={kit} onClose={onClose} />}
  />
);
