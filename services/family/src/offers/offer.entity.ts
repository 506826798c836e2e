import { p } from '@mikro-orm/core';

/** What the rows of every offer have: an activity, a goal or a reward that a family offers to some of its children. */
export const offerColumns = {
  id: p.uuid().primary(),
  familyId: p.uuid(),
  title: p.text(),
  emoji: p.text(),
  childIds: p.array().columnType('uuid[]').$type<string[]>(),
  /** False while it is paused. */
  isActive: p.boolean(),
  /** Archived since. */
  deletedAt: p.datetime().strictNullable(),
  createdBy: p.uuid(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  version: p.integer().version(),
};

/** The one noun in three forms: what can be said of an offer whichever it is. */
export interface Offer {
  readonly id: string;
  readonly familyId: string;
  childIds: string[];
  isActive: boolean;
  deletedAt: Date | null;
  readonly isArchived: boolean;
  readonly createdAt: Date;
  updatedAt: Date;
  readonly version: number;
}
