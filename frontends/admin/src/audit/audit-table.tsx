import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';

import { auditActs } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { ErrorPanel, toastError } from '@alcancia/web-kit/ui';

import { reachable } from '../reachable.js';
import { words } from '../words/audit.js';
import { type AuditEntry, type AuditFilter, auditLog, entriesForFile } from './audit.queries.js';
import { csvOf, sayEntry } from './say-entry.js';

type Said = ReturnType<typeof sayEntry> & { readonly id: string };

const columns: TableColumnsType<Said> = [
  { title: words.at, dataIndex: 'at' },
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

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: words.csvName });
  link.click();
  URL.revokeObjectURL(address);
}

/** The newest first, by act and by whoever had to do with it. */
export function AuditTable() {
  const [filter, setFilter] = useState<AuditFilter>({ email: '', act: null });
  const [isSaving, setSaving] = useState(false);
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditLog(filter),
  );
  const saveFile = async (): Promise<void> => {
    setSaving(true);
    await entriesForFile(filter).then((entries) => save(csvOf(entries)), toastError);
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
        <Button loading={isSaving} onClick={() => void saveFile()}>
          {words.csv}
        </Button>
      </Flex>
      <section aria-label={words.title} ref={reachable} style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '56rem' }}>
          <Table
            rowKey="id"
            columns={columns}
            dataSource={isNobody ? [] : (data?.pages.flatMap(({ entries }) => entries.map(said)) ?? [])}
            loading={isPending && !isNobody}
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
