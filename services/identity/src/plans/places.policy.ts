import { hasRoom } from './plan-limits.entity.js';

/** Somebody who takes a place of the plan. */
interface Placed {
  readonly id: string;
  readonly isBeyond: boolean;
}

/** Who has no place: those whom the owner named come first, then who had one, then who came first (G29). */
export function beyondLimit(
  inOrder: readonly Placed[],
  limit: number,
  named: ReadonlySet<string> = new Set(),
): string[] {
  const rank = ({ id, isBeyond }: Placed) => (named.has(id) ? 0 : isBeyond ? 2 : 1);
  return inOrder
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((_, index) => !hasRoom(limit, index))
    .map(({ id }) => id);
}
