import { Injectable } from '@nestjs/common';

import { levelReached } from '@alcancia/contracts/family';
import { hatchesAtPoints } from '@alcancia/contracts/pets';
import { type Work } from '@alcancia/server-kit';

import { celebrate, hatchKey } from '../celebrations/celebration.entity.js';
import { levelAt, nameOfLevel } from './level.policy.js';

/** The first level, which is not celebrated. */
const firstLevel = 1;

interface ProgressOf {
  readonly childId: string;
  readonly familyId: string;
  /** Points of its life, after what has just been paid or taken back. */
  readonly points: number;
}

/** Keeps a child's level in step with its points; the child's balances are locked already (house §6). */
@Injectable()
export class LevelSync {
  /** A new level is told and celebrated once; downwards nothing is said (G15). */
  async sync(work: Work, { childId, familyId, points }: ProgressOf): Promise<void> {
    const { publish } = work;
    const level = levelAt(points);
    const before = await keep(work, { childId, points, level });
    if (before.points < hatchesAtPoints && points >= hatchesAtPoints)
      await celebrate(work, { childId, familyId, kind: 'nivel', key: hatchKey, title: 'El huevo', number: level });
    if (level <= before.highestLevel) return;

    const name = nameOfLevel(level);
    publish(levelReached, { familyId, childId, level, name });
    await celebrate(work, { childId, familyId, kind: 'nivel', key: `nivel:${level}`, title: name, number: level });
  }
}

/** Writes the points and the level down; answers the points before and the highest level reached, which is kept. */
async function keep(
  { em, now }: Work,
  { childId, points, level }: Pick<ProgressOf, 'childId' | 'points'> & { level: number },
): Promise<{ points: number; highestLevel: number }> {
  const [before] = await em.execute<{ highest_level: number | null; total_points: number | null }[]>(
    `with before as (
       select highest_level, total_points from family.core_user_progress where user_id = ?
     )
     insert into family.core_user_progress as p
       (user_id, total_points, current_level, highest_level, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?)
     on conflict (user_id) do update set total_points = excluded.total_points, current_level = excluded.current_level,
       highest_level = greatest(p.highest_level, excluded.highest_level), updated_at = excluded.updated_at,
       version = p.version + 1
     returning (select highest_level from before) as highest_level, (select total_points from before) as total_points`,
    [childId, childId, points, level, level, now.toISOString(), now.toISOString()],
  );
  return { points: before?.total_points ?? 0, highestLevel: before?.highest_level ?? firstLevel };
}
