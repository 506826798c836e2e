import { type celebrationView } from '@alcancia/contracts/family';
import { type Effects, type LastRows } from '@alcancia/server-kit';
import { type z } from 'zod';

/** The occasion of the hatched egg, kept as a `nivel`, which browsers of before know. */
export const hatchKey = 'huevo';

export const achievementPrefix = 'logro:';

/** The occasion of an achievement, kept as a `meta`, which browsers of before know. */
export const achievementKey = (achievementId: string): string => `${achievementPrefix}${achievementId}`;

export const challengePrefix = 'reto:';

/** The occasion of a challenge that was won, kept as a `meta`, which browsers of before know. */
export const challengeKey = (wayId: string): string => `${challengePrefix}${wayId}`;

interface Occasion {
  readonly childId: string;
  readonly familyId: string;
  readonly kind: z.output<typeof celebrationView>['kind'];
  /** Names the occasion, 80 characters at most: 'nivel:5', 'hito:{id}'. */
  readonly key: string;
  readonly title: string;
  readonly number?: number;
  readonly points?: number;
  readonly coinsCents?: number;
}

/** Puts a celebration into the child's queue; a second time for the same occasion does nothing, whatever was undone since. */
export const celebrate = (effects: Effects, occasion: Occasion): void =>
  effects.writeLast(celebrations, { ...occasion, id: effects.newId(), createdAt: effects.now });

interface Queued extends Occasion {
  readonly id: string;
  readonly createdAt: Date;
}

const celebrations: LastRows<Queued> = {
  name: 'celebrated',
  sql: `insert into family.celebrations (id, family_id, child_id, once_key, kind, title, number, points, coins_cents, created_at)
    select * from jsonb_to_recordset(?::jsonb) as c(id uuid, family_id uuid, child_id uuid, once_key text, kind text,
      title text, number int, points int, coins_cents int, created_at timestamptz)
    on conflict (child_id, once_key) do nothing`,
  row: ({ id, familyId, childId, key, kind, title, number = null, points = 0, coinsCents = 0, createdAt }) => ({
    id,
    family_id: familyId,
    child_id: childId,
    once_key: key,
    kind,
    title,
    number,
    points,
    coins_cents: coinsCents,
    created_at: createdAt,
  }),
};
