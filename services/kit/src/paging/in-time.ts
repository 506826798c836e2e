import type { ListOrder } from './list-page.js';

interface Entry {
  readonly id: string;
  readonly createdAt: Date;
}

/** What happened, from its newest or oldest end. */
export const inTime = (order: 'newest' | 'oldest'): ListOrder<Entry> => ({
  by: { createdAt: 'moment', id: 'uuid' },
  direction: order === 'newest' ? 'desc' : 'asc',
});

interface Between {
  /** ISO 8601. */
  readonly since?: string | undefined;
  /** ISO 8601; that moment no longer belongs to it. */
  readonly before?: string | undefined;
}

/** The condition of what happened between two moments; one that is left out bounds nothing. */
export const happened = ({ since, before }: Between) => ({
  $and: [
    ...(since === undefined ? [] : [{ createdAt: { $gte: new Date(since) } }]),
    ...(before === undefined ? [] : [{ createdAt: { $lt: new Date(before) } }]),
  ],
});
