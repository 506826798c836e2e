import { defineEntity, p } from '@mikro-orm/core';

const UserProgressSchema = defineEntity({
  name: 'UserProgress',
  tableName: 'core_user_progress',
  properties: {
    userId: p.uuid().primary(),
    totalPoints: p.bigint('number'),
    currentLevel: p.integer(),
    /** Reached once, never celebrated again. */
    highestLevel: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** A child's lifetime points and level (G15, spec 1 §3). */
export class UserProgress extends UserProgressSchema.class {}
UserProgressSchema.setClass(UserProgress);
