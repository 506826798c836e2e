import { Button, type TableColumnType, Tag } from 'antd';

import { words } from './words/catalogues.js';

/** Whether families are offered it. */
export const offeredColumn = <Row extends { readonly isActive: boolean }>(): TableColumnType<Row> => ({
  title: words.isActive,
  dataIndex: 'isActive',
  render: (isActive: boolean) => (
    <Tag color={isActive ? 'success' : 'default'}>{isActive ? words.offered : words.hidden}</Tag>
  ),
});

/** The way to its form; in sight also where the table is wider than the screen. */
export const editColumn = <Row,>(nameOf: (row: Row) => string, onEdit: (row: Row) => void): TableColumnType<Row> => ({
  title: words.edit,
  key: 'edit',
  fixed: 'right',
  render: (_value, row) => (
    <Button onClick={() => onEdit(row)} aria-label={nameOf(row)}>
      {words.edit}
    </Button>
  ),
});
