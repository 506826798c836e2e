import { useQuery } from '@tanstack/react-query';
import { Card, Flex } from 'antd';

import { ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { FlagRow } from './flag-row.js';
import { allFlags } from './flags.queries.js';

/** Every flag of the product. */
export function FlagList() {
  const { data, isError, refetch } = useQuery(allFlags);
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Flex vertical gap="middle">
      {data.flags.map((flag) => (
        <Card key={flag.feature}>
          <FlagRow flag={flag} />
        </Card>
      ))}
    </Flex>
  );
}
