import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useSearchParams } from 'react-router';

import { Empty, ErrorPanel, Loading, SelectField } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';
import { allEditions } from './affinity.queries.js';
import { TestForm } from './test-form.js';
import { TestStats } from './test-stats.js';

/** The editions and their figures; which one is looked at, and whether it is changed, stands in the address. */
export function FamilyTest() {
  const { data, isError, refetch } = useQuery(allEditions);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const active = data.tests.find(({ isActive }) => isActive);
  const shown = data.tests.find(({ id }) => id === address.get('edition')) ?? active;
  if (!active || !shown) return <Empty title={words.none} />;
  return (
    <>
      <Flex gap="middle" align="end" justify="space-between" wrap style={{ marginBlockEnd: '1rem' }}>
        <SelectField
          label={words.editions}
          value={shown.id}
          options={data.tests.map(({ id, edition, isActive }) => ({
            value: id,
            label: isActive ? `${words.edition(edition)} · ${words.active}` : words.edition(edition),
          }))}
          onChange={(edition) => setAddress({ edition })}
        />
        <Button type="primary" onClick={() => setAddress({ edit: '1' })}>
          {words.edit}
        </Button>
      </Flex>
      <TestStats key={shown.id} edition={shown} />
      {address.has('edit') && (
        <TestForm
          key={`${active.id} ${active.version}`}
          kept={active}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </>
  );
}
