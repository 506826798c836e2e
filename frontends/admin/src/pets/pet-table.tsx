import { useQuery } from '@tanstack/react-query';
import { Flex, Table, type TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router';

import type { KeptPetKit } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Avatar, ErrorPanel } from '@alcancia/web-kit/ui';

import { editColumn, offeredColumn } from '../catalogue-columns.js';
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

/** Every companion, in the order in which children see them; which one is changed stands in the address. */
export function PetTable() {
  const { data, isError, isPending, refetch } = useQuery(allPetKits);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const edited = data?.kits.find(({ kitId }) => kitId === address.get('edit'));
  return (
    <section aria-label={words.title}>
      <Table
        rowKey="kitId"
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={data?.kits ?? []}
        loading={isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
      {edited && (
        <PetForm
          key={`${edited.kitId} ${edited.version}`}
          kit={edited}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </section>
  );
}
