import { closeSync, openSync, writeSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { createLog, errorInLog, linesInto } from './log.js';

test("a database's error is logged without the statement, its values and the row", () => {
  const error = Object.assign(new Error('null value - detail: Failing row contains (a note of a child)'), {
    name: 'NotNullConstraintViolationException',
    code: '23502',
    severity: 'ERROR',
    table: 'mails',
    column: 'recipient',
    detail: 'Failing row contains (a note of a child)',
    query: "insert into purse.mails values ('a note of a child')",
  });
  const logged = errorInLog(error);
  expect(logged).toMatchObject({ code: '23502', message: 'a statement failed 23502 mails' });
  expect(JSON.stringify(logged)).not.toContain('a note of a child');
});

test('another error keeps its message, its place and its cause, and none of what it carries', () => {
  const error = Object.assign(new TypeError('x is not a function', { cause: new Error('deeper') }), { body: 'secret' });
  const logged = errorInLog(error);
  expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function', cause: { message: 'deeper' } });
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(JSON.stringify(logged)).toContain('log.spec');
});

test('what could carry a secret is left out, however deep it lies, and the rest is told', () => {
  const lines: string[] = [];
  const log = createLog('purse', { level: 'info', to: { write: (line) => void lines.push(line) } });
  const deep = { note: 'of a child', left: 2, further: { email: 'laura@example.org', pin: '2468', at: new Date(0) } };
  log.info({ subject: 'purse.open', token: 'abc', deep, list: [1, { comment: 'of a parent' }] }, 'asked');
  log.warn({ err: Object.assign(new Error('no'), { password: 'secret' }) }, 'failed');
  expect(JSON.parse(lines[0]!)).toMatchObject({ name: 'purse', msg: 'asked', subject: 'purse.open', list: [1, {}] });
  expect(JSON.parse(lines[0]!)).toMatchObject({ deep: { left: 2, further: { at: '1970-01-01T00:00:00.000Z' } } });
  expect(JSON.parse(lines[1]!)).toMatchObject({ level: 40, err: { message: 'no' } });
  expect(lines.join('')).not.toMatch(/abc|of a child|of a parent|laura|"2468"|secret/);
});

test('F19: a line for which the disk has no room is lost and stops nobody', () => {
  const full = openSync('/dev/full', 'w');
  try {
    expect(() => writeSync(full, 'a line')).toThrow('ENOSPC');
    const log = createLog('purse', { level: 'warn', to: linesInto(full) });
    expect(() => log.error({ subject: 'purse.open' }, 'a use-case failed')).not.toThrow();
  } finally {
    closeSync(full);
  }
});
