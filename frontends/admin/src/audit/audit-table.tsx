import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Select, Table } from 'antd';
import { useState } from 'react';

import { auditActs } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { ErrorPanel, toastError } from '@alcancia/web-kit/ui';

import { saveFile } from '../csv.js';
import { DayRange } from '../day-range.js';
import { inTime, orderIn } from '../in-time.js';
import { wholeLog } from '../look-through.js';
import { reachable } from '../reachable.js';
import { type Column, useColumns } from '../use-columns.js';
import { words } from '../words/audit.js';
import { words as tableWords } from '../words/table.js';
import { type AuditEntry, type AuditFilter, auditLog, entriesForFile } from './audit.queries.js';
import { csvOf, sayEntry } from './say-entry.js';

type Said = ReturnType<typeof sayEntry> & { readonly id: string };

const rest: readonly Column<Said>[] = [
  { title: words.act, dataIndex: 'act' },
  { title: words.by, dataIndex: 'by' },
  { title: words.to, dataIndex: 'to' },
  {
    title: words.change,
    dataIndex: 'before',
    render: (before: string, { after }) => (before === after ? words.unchanged : words.changed(before, after)),
  },
  { title: words.device, dataIndex: 'device' },
];

const said = (entry: AuditEntry): Said => ({ id: entry.id, ...sayEntry(entry) });

/** By act, day and whoever had to do with it, from either end. */
export function AuditTable() {
  const [filter, setFilter] = useState<AuditFilter>({ ...wholeLog, email: '', act: null });
  const [isSaving, setSaving] = useState(false);
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditLog(filter),
  );
  const { columns, choice } = useColumns('audit', [{ ...inTime(words.at, filter.order), dataIndex: 'at' }, ...rest]);
  const download = async (): Promise<void> => {
    setSaving(true);
    await entriesForFile(filter).then((entries) => saveFile(words.csvName, csvOf(entries)), toastError);
    setSaving(false);
  };
  // An address that is none belongs to nobody.
  const isNobody = error instanceof ApiError && error.kind === 'invalid';
  if (error && !isNobody) return <ErrorPanel onRetry={() => void refetch()} />;
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
        <Select
          aria-label={words.filter}
          style={{ flex: '0 1 14rem' }}
          value={filter.act ?? ''}
          options={[
            { value: '', label: words.allActs },
            ...auditActs.map((value) => ({ value, label: words.acts[value] })),
          ]}
          onChange={(chosen) => setFilter({ ...filter, act: auditActs.find((act) => act === chosen) ?? null })}
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
            dataSource={isNobody ? [] : (data?.pages.flatMap(({ entries }) => entries.map(said)) ?? [])}
            loading={isPending && !isNobody}
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
