import { levelReached } from '@alcancia/contracts/family';
import { hatchesAtPoints } from '@alcancia/contracts/pets';
import { type Effects, type LastRows } from '@alcancia/server-kit';

import { celebrate, hatchKey } from '../celebrations/celebration.policy.js';
import { levelAt, nameOfLevel } from './level.policy.js';

/** How far a child has come: points of its life, and the highest level it ever had. */
export interface Progress {
  readonly childId: string;
  totalPoints: number;
  /** The first level is 1, and not celebrated. */
  highestLevel: number;
  changedAt: Date | null;
}

/** Keeps a child's level in step with its points: a new one is told and celebrated once; downwards nothing is said (G15). */
export function syncLevel(effects: Effects, progress: Progress, familyId: string, points: number): void {
  const { childId } = progress;
  const level = levelAt(points);
  const before = { ...progress };
  progress.totalPoints = points;
  progress.highestLevel = Math.max(before.highestLevel, level);
  progress.changedAt = effects.now;
  effects.writeLast(progressRows, progress);

  if (before.totalPoints < hatchesAtPoints && points >= hatchesAtPoints)
    celebrate(effects, { childId, familyId, kind: 'nivel', key: hatchKey, title: 'El huevo', number: level });
  if (level <= before.highestLevel) return;
  const name = nameOfLevel(level);
  effects.publish(levelReached, { familyId, childId, level, name });
  celebrate(effects, { childId, familyId, kind: 'nivel', key: `nivel:${level}`, title: name, number: level });
}

const progressRows: LastRows<Progress> = {
  name: 'levelled',
  sql: `insert into family.core_user_progress as p
      (user_id, total_points, current_level, highest_level, created_at, updated_at)
    select user_id, total_points, current_level, highest_level, changed_at, changed_at from jsonb_to_recordset(?::jsonb)
      as l(user_id uuid, total_points bigint, current_level int, highest_level int, changed_at timestamptz)
    on conflict (user_id) do update set total_points = excluded.total_points, current_level = excluded.current_level,
      highest_level = greatest(p.highest_level, excluded.highest_level), updated_at = excluded.updated_at,
      version = p.version + 1`,
  row: ({ childId, totalPoints, highestLevel, changedAt }) => ({
    user_id: childId,
    total_points: totalPoints,
    current_level: levelAt(totalPoints),
    highest_level: highestLevel,
    changed_at: changedAt,
  }),
};
