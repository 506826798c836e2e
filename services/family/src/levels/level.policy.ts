import { type levelView } from '@alcancia/contracts/family';
import { type z } from 'zod';

type LevelView = z.output<typeof levelView>;

/** No level above (G15). */
export const highestLevel = 50;

/** From which level on a child is called so (G15). */
const names = [
  [30, 'Leyenda'],
  [20, 'Guía'],
  [15, 'Estratega'],
  [10, 'Constructor'],
  [5, 'Ahorrador'],
] as const;
const firstName = 'Explorador';

/** Lifetime points that a level takes: 50·n·(n−1) (G15). */
export const pointsOfLevel = (level: number): number => 50 * level * (level - 1);

export const nameOfLevel = (level: number): string => names.find(([from]) => level >= from)?.[1] ?? firstName;

export function levelAt(totalPoints: number): number {
  let level = Math.min(highestLevel, Math.floor((1 + Math.sqrt(1 + (4 * totalPoints) / 50)) / 2));
  while (level < highestLevel && pointsOfLevel(level + 1) <= totalPoints) level += 1;
  while (level > 1 && pointsOfLevel(level) > totalPoints) level -= 1;
  return level;
}

/** How far a child has come by the points of its life. */
export function viewLevel(totalPoints: number): LevelView {
  const level = levelAt(totalPoints);
  return {
    level,
    name: nameOfLevel(level),
    totalPoints,
    pointsIntoLevel: totalPoints - pointsOfLevel(level),
    pointsForNext: level === highestLevel ? null : pointsOfLevel(level + 1) - pointsOfLevel(level),
  };
}
