import { expect, test } from '@jest/globals';

import { Clock } from '@alcancia/server-kit';

import { ExampleFamily } from './example-family.js';
import { type Chapter, on } from './moment.js';
import { story } from './story.js';
import { StoryClock, tellStory } from './tell-story.js';

const hourMs = 3_600_000;

const nobody = (clock: StoryClock, heard: () => void = () => undefined): ExampleFamily =>
  new ExampleFamily(
    { request: () => Promise.reject(new Error('Nobody answers')) },
    () => Promise.resolve(''),
    () => Promise.resolve(heard()),
    (days) => clock.dateBefore(days),
    () => Promise.resolve(),
    null,
  );

test('moments come in their order at their time of the family, today before now, and the clock comes home', async () => {
  const clock = new Clock();
  const now = clock.now().getTime();
  const storyClock = new StoryClock(clock);
  const told: [name: string, time: number][] = [];
  const tells = (name: string) => () => Promise.resolve(void told.push([name, clock.now().getTime()]));
  const chapters: Chapter[] = [
    { title: 'one', moments: [on(0, '23:50', tells('late today')), on(3, '18:00', tells('evening'))] },
    { title: 'two', moments: [on(3, '08:30', tells('morning')), on(0, '00:10', tells('early today'))] },
  ];
  await tellStory(chapters, nobody(storyClock), storyClock);

  expect(told.map(([name]) => name)).toEqual(['morning', 'evening', 'early today', 'late today']);
  const [morning, evening, early, late] = told.map(([, time]) => time) as [number, number, number, number];
  expect(Math.abs(evening - morning - 9.5 * hourMs)).toBeLessThan(10_000);
  const clockOfTheFamily = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Mexico_City',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  expect(clockOfTheFamily.format(morning)).toBe('08:30');
  expect(early).toBeGreaterThan(now - 3 * hourMs - 10_000);
  expect(late).toBeGreaterThan(early);
  expect(late).toBeLessThanOrEqual(now);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(10_000);
});

test('what happened has been reacted to before the clock goes on', async () => {
  const storyClock = new StoryClock(new Clock());
  const order: string[] = [];
  const tells = (name: string) => () => Promise.resolve(void order.push(name));
  const moments = [on(2, '08:00', tells('one')), on(1, '08:00', tells('other'))];
  await tellStory(
    [{ title: 'one', moments }],
    nobody(storyClock, () => void order.push('settled')),
    storyClock,
  );
  expect(order).toEqual(['settled', 'one', 'settled', 'other', 'settled']);
});

test('every chapter has a title of its own and something to tell', () => {
  expect(new Set(story.map(({ title }) => title)).size).toBe(story.length);
  expect(story.filter(({ moments }) => moments.length === 0)).toEqual([]);
});
