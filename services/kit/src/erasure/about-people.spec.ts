import { describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { peopleOf, withoutPeople } from './about-people.js';

const [laura, mateo, sofia] = [v7(), v7(), v7()];
const event = { data: { familyId: 'family', ownerId: laura, childIds: [mateo, sofia], note: 'a' } };
const week = {
  data: {
    familyId: 'family',
    children: [
      { childId: mateo, done: 1 },
      { childId: sofia, done: 2 },
    ],
  },
};

test('an event is about whom it names, alone or in a list', () => {
  expect(peopleOf(event)).toEqual([laura, mateo, sofia]);
  expect(peopleOf(week)).toEqual([mateo, sofia]);
  expect(['no data', null, [1], { childId: 'somebody' }].map((data) => peopleOf({ data }))).toEqual([[], [], [], []]);
});

describe('without the erased', () => {
  test('an event about several children goes on about the others', () => {
    expect(withoutPeople(event, new Set([mateo]))?.data).toEqual({ ...event.data, childIds: [sofia] });
    expect(withoutPeople(week, new Set([sofia]))?.data).toEqual({
      familyId: 'family',
      children: [{ childId: mateo, done: 1 }],
    });
  });
  test('nothing is left of what was about them alone', () => {
    expect(withoutPeople(event, new Set([laura]))).toBeNull();
    expect(withoutPeople(week, new Set([mateo, sofia]))).toBeNull();
    expect(withoutPeople({ data: { childId: mateo } }, new Set([mateo]))).toBeNull();
  });
  test('an event that names nobody of them stays as it is', () => {
    expect(withoutPeople(week, new Set())).toBe(week);
    expect(withoutPeople(week, new Set([v7()]))).toEqual(week);
    expect(withoutPeople({ data: { childIds: [] } }, new Set([v7()]))).toEqual({ data: { childIds: [] } });
  });
});
