import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType } from 'antd';

import { ErrorPanel } from '@alcancia/web-kit/ui';

import { reachable } from '../reachable.js';
import { words } from '../words/support.js';
import { words as tableWords } from '../words/table.js';

interface Looked<Row> {
  readonly title: string;
  readonly columns: TableColumnsType<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: keyof Row & string;
  readonly query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isError' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
}

/** Rows of the family, newest first, page after page. */
export function LookTable<Row extends object>({ title, columns, rows, rowKey, query }: Looked<Row>) {
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()} />;
  return (
    <Flex vertical gap="middle" align="start">
      <section aria-label={title} ref={reachable} style={{ overflowX: 'auto', width: '100%' }}>
        <div style={{ minWidth: '36rem' }}>
          <Table
            rowKey={rowKey}
            columns={columns}
            dataSource={rows}
            loading={query.isPending}
            pagination={false}
            locale={{ emptyText: words.empty }}
          />
        </div>
      </section>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
          {tableWords.more}
        </Button>
      )}
    </Flex>
  );
}
