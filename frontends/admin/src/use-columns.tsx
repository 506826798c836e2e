import { Button, Checkbox, Popover, type TableColumnType } from 'antd';
import { useState } from 'react';

import { words } from './words/table.js';

const keyOf = (table: string): string => `alcancia.columns.${table}`;

function recall(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function remember(table: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(hidden));
  } catch {
    // Where nothing may be kept the choice holds until the page is left.
  }
}

/** A column is known by its title. */
export type Column<Row> = TableColumnType<Row> & { readonly title: string };

/** The columns of a table that are shown, and the button that chooses them; this browser keeps the choice. The first one always stays. */
export function useColumns<Row>(table: string, all: readonly Column<Row>[]) {
  const [hidden, hide] = useState(() => recall(table));
  const titles = all.map(({ title }) => title);
  const choose = (shown: readonly string[]): void => {
    const left = titles.slice(1).filter((title) => !shown.includes(title));
    hide(left);
    remember(table, left);
  };
  const choice = (
    <Popover
      trigger="click"
      placement="bottomRight"
      // Within the page, so that it is read as a part of it.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={
        <Checkbox.Group
          aria-label={words.columns}
          style={{ display: 'grid', gap: 8 }}
          value={titles.filter((title) => !hidden.includes(title))}
          options={titles.map((title, nth) => ({ value: title, label: title, disabled: nth === 0 }))}
          onChange={choose}
        />
      }
    >
      <Button>{words.columns}</Button>
    </Popover>
  );
  return { columns: all.filter(({ title }) => !hidden.includes(title)), choice };
}
