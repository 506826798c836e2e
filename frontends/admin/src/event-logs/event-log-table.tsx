import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Table } from 'antd';
import { useState } from 'react';

import { ErrorPanel, toastError } from '@alcancia/web-kit/ui';

import { saveFile } from '../csv.js';
import { DayRange } from '../day-range.js';
import { inTime, orderIn } from '../in-time.js';
import { wholeLog } from '../look-through.js';
import { reachable } from '../reachable.js';
import { type Column, useColumns } from '../use-columns.js';
import { words } from '../words/event-logs.js';
import { words as tableWords } from '../words/table.js';
import { type EventLogFilter, eventLogs, eventsForFile } from './event-logs.queries.js';
import { csvOf, sayEvent } from './say-event.js';

type Said = ReturnType<typeof sayEvent>;

const rest: readonly Column<Said>[] = [
  { title: words.email, dataIndex: 'email' },
  { title: words.said, dataIndex: 'said' },
  { title: words.errorCode, dataIndex: 'errorCode' },
  { title: words.userAgent, dataIndex: 'userAgent', responsive: ['lg'], ellipsis: true },
];

/** By day and e-mail, from either end; a whole address is found although it is kept masked. */
export function EventLogTable() {
  const [filter, setFilter] = useState<EventLogFilter>({ ...wholeLog, email: '' });
  const [isSaving, setSaving] = useState(false);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    eventLogs(filter),
  );
  const { columns, choice } = useColumns('event-logs', [
    { ...inTime(words.at, filter.order), dataIndex: 'at' },
    ...rest,
  ]);
  const download = async (): Promise<void> => {
    setSaving(true);
    await eventsForFile(filter).then((events) => saveFile(words.csvName, csvOf(events)), toastError);
    setSaving(false);
  };
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Input.Search
          allowClear
          maxLength={254}
          placeholder={words.search}
          aria-label={words.search}
          style={{ flex: '1 1 16rem' }}
          onSearch={(typed) => setFilter({ ...filter, email: typed.trim() })}
        />
        <Button loading={isSaving} onClick={() => void download()}>
          {tableWords.csv}
        </Button>
        {choice}
        <DayRange value={filter} onChange={(through) => setFilter({ ...filter, ...through })} />
      </Flex>
      <section aria-label={words.title} ref={reachable} style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '56rem' }}>
          <Table
            rowKey="id"
            columns={columns}
            dataSource={data?.pages.flatMap(({ events }) => events.map(sayEvent)) ?? []}
            loading={isPending}
            pagination={false}
            onChange={(_page, _filters, sorter) => setFilter({ ...filter, order: orderIn(sorter) })}
            locale={{ emptyText: words.none }}
          />
        </div>
      </section>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {tableWords.more}
        </Button>
      )}
    </Flex>
  );
}
