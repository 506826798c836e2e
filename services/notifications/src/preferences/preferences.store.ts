import type { NoticeChannel, NoticeType, QuietHours } from '@alcancia/contracts/notifications';
import type { Reading, Work } from '@alcancia/server-kit';

import { timeZonesOf } from '../people/people.store.js';
import { isTold, usualQuietHours } from './preferences.policy.js';
import { endOfQuiet } from './quiet-hours.policy.js';

const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Everything that an adult chose: '{type} {channel}' → on. */
export async function chosenBy(em: Reading['em'], adultId: string): Promise<Map<string, boolean>> {
  const rows = await em.execute<{ type: string; channel: string; is_on: boolean }[]>(
    `select type, channel, is_on from notifications.notification_preferences where adult_id = ? limit 100`,
    [adultId],
  );
  return new Map(rows.map(({ type, channel, is_on }) => [`${type} ${channel}`, is_on]));
}

/** Those of the adults who want to be told of this by this channel. */
export async function whoWants(
  em: Reading['em'],
  type: NoticeType,
  channel: NoticeChannel,
  adultIds: readonly string[],
): Promise<string[]> {
  if (adultIds.length === 0) return [];
  const rows = await em.execute<{ adult_id: string; is_on: boolean }[]>(
    `select adult_id, is_on from notifications.notification_preferences
     where adult_id = any(?::uuid[]) and type = ? and channel = ?`,
    [arrayOf(adultIds), type, channel],
  );
  const chosen = new Map(rows.map(({ adult_id, is_on }) => [adult_id, is_on]));
  return adultIds.filter((adultId) => isTold(type, channel, chosen.get(adultId)));
}

/** Keeps a choice; the newest one counts. */
export const choose = (
  { em, now }: Work,
  adultId: string,
  choice: { readonly type: NoticeType; readonly channel: NoticeChannel; readonly isOn: boolean },
) =>
  em.execute(
    `insert into notifications.notification_preferences (adult_id, type, channel, is_on, changed_at)
     values (?, ?, ?, ?, ?)
     on conflict (adult_id, type, channel) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`,
    [adultId, choice.type, choice.channel, choice.isOn, now.toISOString()],
  );

export async function quietHoursOf(em: Reading['em'], adultId: string): Promise<QuietHours> {
  return (await quietHoursOfAll(em, [adultId])).get(adultId) ?? usualQuietHours;
}

export const keepQuietHours = ({ em, now }: Work, adultId: string, { isOn, from, until }: QuietHours) =>
  em.execute(
    `insert into notifications.quiet_hours (adult_id, is_on, from_time, until_time, changed_at) values (?, ?, ?, ?, ?)
     on conflict (adult_id) do update set is_on = excluded.is_on, from_time = excluded.from_time,
       until_time = excluded.until_time, changed_at = excluded.changed_at`,
    [adultId, isOn, from, until, now.toISOString()],
  );

/** Until when each of the adults wants quiet now; who wants none, or whose zone is not known, is not in it. */
export async function quietUntil(
  { em, now }: Pick<Work, 'em' | 'now'>,
  adultIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const [hours, zones] = await Promise.all([quietHoursOfAll(em, adultIds), timeZonesOf(em, adultIds)]);
  return new Map(
    adultIds.flatMap((adultId) => {
      const zone = zones.get(adultId);
      const end = zone === undefined ? null : endOfQuiet(hours.get(adultId) ?? usualQuietHours, now, zone);
      return end === null ? [] : [[adultId, end] as const];
    }),
  );
}

async function quietHoursOfAll(em: Reading['em'], adultIds: readonly string[]): Promise<Map<string, QuietHours>> {
  if (adultIds.length === 0) return new Map();
  const rows = await em.execute<{ adult_id: string; is_on: boolean; from_time: string; until_time: string }[]>(
    `select adult_id, is_on, from_time, until_time from notifications.quiet_hours where adult_id = any(?::uuid[])`,
    [arrayOf(adultIds)],
  );
  return new Map(
    rows.map(({ adult_id, is_on, from_time, until_time }) => [
      adult_id,
      { isOn: is_on, from: from_time, until: until_time },
    ]),
  );
}
