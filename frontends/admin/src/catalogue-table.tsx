import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Flex, Table, type TableColumnsType } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { ErrorPanel } from '@alcancia/web-kit/ui';

interface OpenForm<Row> {
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

interface CatalogueTableProps<Answer, Row> {
  readonly label: string;
  readonly query: UseQueryResult<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly columnsWith: (edit: (id: string) => void) => TableColumnsType<Row>;
  /** Below it the table is scrolled, in CSS pixels; 'max-content' as its cells want it. */
  readonly minWidth: number | 'max-content';
  /** Rows of one page, where there may be many. */
  readonly pageSize?: number;
  /** Where new ones can be made: what the button says, and what is said where there is none yet. */
  readonly create?: { readonly label: string; readonly none: string };
  /** Of the row that is changed; of null where a new one is made. */
  readonly renderForm: (row: Row | null, open: OpenForm<Row>) => ReactNode;
  readonly above?: ReactNode;
}

/** Where a new one stands: behind all others. */
export const orderAfter = (rows: readonly { readonly sortOrder: number }[]): number =>
  Math.min(999, Math.max(0, ...rows.map(({ sortOrder }) => sortOrder)) + 1);

/** What is kept for families, in the order in which they see it; which one is changed stands in the address. */
export function CatalogueTable<Answer, Row extends { readonly version: number }>({
  label,
  query: { data, isError, isPending, refetch },
  rowsOf,
  idOf,
  columnsWith,
  minWidth,
  pageSize,
  create,
  renderForm,
  above,
}: CatalogueTableProps<Answer, Row>) {
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const rows = data === undefined ? [] : rowsOf(data);
  const changed = rows.find((row) => idOf(row) === address.get('edit')) ?? null;
  const isOpen = changed !== null || (create !== undefined && data !== undefined && address.has('new'));
  return (
    <section aria-label={label}>
      {above}
      {create && (
        <Flex justify="end" style={{ marginBlockEnd: '1rem' }}>
          <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAddress({ new: '1' })}>
            {create.label}
          </Button>
        </Flex>
      )}
      <Table
        rowKey={idOf}
        columns={columnsWith((edit) => setAddress({ edit }))}
        dataSource={rows}
        loading={isPending}
        locale={create && { emptyText: create.none }}
        pagination={pageSize === undefined ? false : { pageSize, hideOnSinglePage: true, showSizeChanger: false }}
        tableLayout="auto"
        scroll={{ x: minWidth }}
      />
      {isOpen && (
        <Fragment key={changed ? `${idOf(changed)} ${changed.version}` : 'new'}>
          {renderForm(changed, { rows, onClose: () => setAddress({}, { replace: true }) })}
        </Fragment>
      )}
    </section>
  );
}
