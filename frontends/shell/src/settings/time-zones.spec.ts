import { expect, test } from '@jest/globals';

import { timeZones } from './time-zones.js';

const winter = new Date('2026-01-15T12:00:00Z');
const labelIn = (zone: string, own = 'UTC') => timeZones(own, winter).find(({ value }) => value === zone)?.label;

test('a time zone is called by its city, in Spanish, with its distance from UTC', () => {
  expect(labelIn('America/Mexico_City')).toBe('Ciudad de México, América (UTC−6)');
  expect(labelIn('Europe/Madrid')).toBe('Madrid, Europa (UTC+1)');
});

test('the own zone is listed even if the browser does not know it by that name', () => {
  expect(labelIn('UTC', 'UTC')).toMatch(/^UTC \(UTC/);
});

test('they stand in the order of the alphabet', () => {
  const labels = timeZones('UTC', winter).map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
});
