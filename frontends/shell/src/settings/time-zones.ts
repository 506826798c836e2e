import type { Option } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';

/** 'UTC−6', as the zone has it at this moment. */
function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const { value = 'GMT' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
  return value.replace('GMT', 'UTC').replace('-', '−');
}

/** 'Ciudad de México, América (UTC−6)' */
function labelOf(timeZone: string, now: Date): string {
  const [region = '', ...rest] = timeZone.split('/');
  const city = words.cities[timeZone] ?? rest.at(-1)?.replaceAll('_', ' ') ?? region;
  const place = rest.length > 0 ? `${city}, ${words.regions[region] ?? region}` : city;
  return `${place} (${offsetOf(timeZone, now)})`;
}

/** Every time zone by the name of its city; the family's own also if this browser does not list it. */
export function timeZones(own: string, now: Date = new Date()): Option[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones]
    .map((value) => ({ value, label: labelOf(value, now) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}
