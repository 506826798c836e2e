import { expect, test } from '@jest/globals';

import { errorInLog } from './log.js';

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
