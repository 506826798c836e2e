import { describe, expect, test } from '@jest/globals';

import { serviceNames } from '@alcancia/contracts/rooms';

import { readCommand, sentenceOf, told } from './dead-letters.js';

const id = '01890000-0000-7000-8000-000000000001';
const letter = {
  service: 'notifications',
  eventId: id,
  handler: 'TellChild',
  subject: 'events.family.request-approved.v1',
  reason: 'Its data is not what the contract says: childId',
  diedAt: new Date('2026-01-02T03:04:05Z'),
};

describe('an operator’s command', () => {
  test('is for every service unless one is named', () => {
    expect(readCommand(['list'])).toEqual({ verb: 'list', id: null, services: serviceNames });
    expect(readCommand(['replay', '--all', 'family'])).toEqual({ verb: 'replay', id: null, services: ['family'] });
    expect(readCommand(['show', id])).toEqual({ verb: 'show', id, services: serviceNames });
  });

  test.each([[[]], [['replay']], [['replay', 'family']], [['list', '--all']], [['show', id, 'family']]])(
    'is refused where nobody could say what was meant: %j',
    (args) => {
      expect(() => readCommand(args)).toThrow(/npm run ops/);
    },
  );

  test('names the services that there are', () => {
    expect(() => readCommand(['list', 'nobody'])).toThrow(serviceNames.join(', '));
  });
});

describe('what the operator reads', () => {
  test('is a line for each letter and how many there are', () => {
    expect(told(readCommand(['list']), [letter, { deadLetters: 1 }, { deadLetters: 0 }])).toBe(
      [
        `${id}  2026-01-02T03:04:05.000Z  notifications  events.family.request-approved.v1  ` +
          'TellChild: Its data is not what the contract says: childId',
        '1 carta muerta.',
      ].join('\n'),
    );
  });

  test('has the event below its letter when one is looked at, and the sum over all services when they go back', () => {
    expect(told(readCommand(['show', id]), [{ ...letter, event: { sequence: 3 } }])).toContain('"sequence": 3');
    expect(told(readCommand(['replay', '--all']), [{ replayed: 2 }, { replayed: 1 }])).toBe('3 vuelven a intentarse.');
  });

  test.each([
    [
      'throw new Error(`x`)\n\nError: DATABASE_URL: Invalid URL\n    at read\n\nNode.js v24',
      'DATABASE_URL: Invalid URL',
    ],
    ['run_main\n\nDriverException: connect ECONNREFUSED\n    at x\n\nNode.js v24', 'connect ECONNREFUSED'],
    ['TypeError [ERR_X]: no such thing\n    at x', 'no such thing'],
    ['killed', 'killed'],
  ])('of a service that could not say it, is its own sentence', (stderr, sentence) => {
    expect(sentenceOf(stderr)).toBe(sentence);
  });
});
