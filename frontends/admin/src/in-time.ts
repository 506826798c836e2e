import type { TableColumnType } from 'antd';

import type { LookThrough } from './look-through.js';

type Order = LookThrough['order'];

interface Sorted {
  readonly order?: 'ascend' | 'descend' | null | undefined;
}

/** The column of when something happened: the only one by which the server sorts, from either end. */
export const inTime = (title: string, order: Order) =>
  ({
    title,
    width: '11rem',
    sorter: true,
    sortDirections: ['descend', 'ascend', 'descend'],
    sortOrder: order === 'newest' ? 'descend' : 'ascend',
  }) as const satisfies TableColumnType;

/** What was chosen by a tap on the column's head. */
export const orderIn = (sorter: Sorted | readonly Sorted[]): Order =>
  [sorter].flat().some(({ order }) => order === 'ascend') ? 'oldest' : 'newest';
