import { Injectable } from '@nestjs/common';

import { levelReached } from '@alcancia/contracts/family';
import { type Work } from '@alcancia/server-kit';

import { celebrate } from '../celebrations/celebration.entity.js';
import { levelAt, nameOfLevel } from './level.policy.js';
import { UserProgress } from './user-progress.entity.js';

export interface ProgressOf {
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
    const { em, now, publish } = work;
    const level = levelAt(points);
    const known = await em.findOne(UserProgress, { userId: childId });
    const progress = known ?? firstProgress(work, childId);
    progress.totalPoints = points;
    progress.currentLevel = level;
    progress.updatedAt = now;
    if (level <= progress.highestLevel) return;

    progress.highestLevel = level;
    const name = nameOfLevel(level);
    publish(levelReached, { familyId, childId, level, name });
    await celebrate(work, { childId, familyId, kind: 'nivel', key: `nivel:${level}`, title: name, number: level });
  }
}

function firstProgress({ em, now }: Work, childId: string): UserProgress {
  const progress = em.create(UserProgress, {
    userId: childId,
    totalPoints: 0,
    currentLevel: 1,
    highestLevel: 1,
    createdAt: now,
    updatedAt: now,
  });
  em.persist(progress);
  return progress;
}
