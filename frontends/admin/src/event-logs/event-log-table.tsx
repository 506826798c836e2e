import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { listEventLogs } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { reachable } from '../reachable.js';
import { words } from '../words/event-logs.js';
import { eventLogs } from './event-logs.queries.js';

type EventLog = OutputOf<typeof listEventLogs>['events'][number];

const columns: TableColumnsType<EventLog> = [
  {
    title: words.at,
    dataIndex: 'at',
    render: (at: string) => `${format.dateOf(at)}, ${format.timeOfDay(new Date(at))}`,
  },
  { title: words.email, dataIndex: 'email' },
  { title: words.errorCode, dataIndex: 'errorCode' },
  { title: words.userAgent, dataIndex: 'userAgent', responsive: ['lg'], ellipsis: true },
];

/** The newest first; a whole address is found although it is kept masked. */
export function EventLogTable() {
  const [email, setEmail] = useState('');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    eventLogs(email),
  );
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  return (
    <Flex vertical gap="middle">
      <Input.Search
        allowClear
        maxLength={254}
        placeholder={words.search}
        aria-label={words.search}
        onSearch={(typed) => setEmail(typed.trim())}
      />
      <section aria-label={words.title} ref={reachable} style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '56rem' }}>
          <Table
            rowKey="id"
            columns={columns}
            dataSource={data?.pages.flatMap(({ events }) => events) ?? []}
            loading={isPending}
            pagination={false}
            locale={{ emptyText: words.none }}
          />
        </div>
      </section>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {words.more}
        </Button>
      )}
    </Flex>
  );
}
