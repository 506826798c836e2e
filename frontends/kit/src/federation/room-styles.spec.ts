import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';

import roomStyles, { meetingStyles, stylesOf } from './room-styles.js';

test('the styles of a micro-frontend hold only inside of what it draws', () => {
  const scoped = roomStyles.call({ getOptions: () => ({ room: 'family' }) }, '.goal { color: red; }');
  expect(scoped).toBe(":where([data-room='family']) {\n.goal { color: red; }\n}\n");
});

test('styles that begin with a class of their own folder do not meet', () => {
  const goals = '/* a */ .goals .t, form.goals:is(.a, .b) { } @media (min-width: 1px) { .goals > li { } }';
  const fall = '@keyframes fall { from { top: 0; } to { top: 1px; } }';
  expect(meetingStyles({ 'goals/goals.css': goals, 'goals/goal.css': `.goals b { } ${fall}` })).toEqual([]);
});

test.each([
  [
    'begins with no class',
    { 'goals/goals.css': '.goals { } li .t { }' },
    'goals/goals.css: «li .t» begins with no class',
  ],
  [
    'begins with another folder’s class',
    { 'goals/goals.css': '.card { }', 'home/home.css': '.home { } .card b { }' },
    "home/home.css: «.card» is goals's",
  ],
])('a selector that %s is named', (_, styles, told) => {
  expect(meetingStyles(styles)).toEqual([told]);
});

test.each(['shell', 'family', 'child'])('no page of %s touches another', (room) => {
  const styles = stylesOf(fileURLToPath(new URL(`../../../${room}`, import.meta.url)));
  expect(Object.keys(styles).length).toBeGreaterThan(5);
  expect(meetingStyles(styles)).toEqual([]);
});
