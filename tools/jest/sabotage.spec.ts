import { expect, test } from '@jest/globals';

import transformer from './sabotage.mjs';
import { sickIn, verdictOn } from './sabotage-reporter.mjs';

const noticedBy = 'a coin is paid';
const after = (...testResults: { title: string; status: string }[]) => verdictOn({ noticedBy }, { testResults });

test('a sabotage is noticed only by the test that is named for it', () => {
  expect(after({ title: 'a coin is paid once', status: 'failed' })).toBe('noticed');
  expect(after({ title: 'a coin is paid once', status: 'passed' })).toBe('unnoticed');
  expect(
    after({ title: 'a coin is paid once', status: 'passed' }, { title: 'a point is kept', status: 'failed' }),
  ).toBe('unnoticed');
});

test('a proof that did not run, or has no such test, notices nothing', () => {
  expect(after({ title: 'a point is kept', status: 'failed' })).toContain('no test');
  expect(verdictOn({ noticedBy }, { testExecError: new Error('no module'), testResults: [] })).toContain('did not run');
});

test('what notices must pass while nothing is taken out, and be there', () => {
  const others = { title: 'a point is kept', status: 'pending' };
  const health = (...testResults: { title: string; status: string }[]) =>
    sickIn({ noticedBy: [noticedBy] }, { testResults: [...testResults, others] });
  expect(health({ title: 'a coin is paid once', status: 'passed' })).toEqual([]);
  expect(health({ title: 'a coin is paid once', status: 'failed' })).toEqual([noticedBy]);
  expect(health({ title: 'a coin is paid once', status: 'pending' })).toEqual([noticedBy]);
  expect(health()).toEqual([noticedBy]);
});

test('only the named file is broken, and only it is compiled again', () => {
  const compiler = (to: string) =>
    transformer.createTransformer({
      sabotage: { file: 'coins/pay.ts', from: 'pay(1)', to },
      options: { jsc: { parser: { syntax: 'typescript' } } },
    });
  const [one, other] = [compiler("'$&'"), compiler('')];
  const rest = { config: { rootDir: '/' }, configString: 'any', supportsStaticESM: true };
  const keysOf = (file: string) => [one, other].map((each) => each.getCacheKey('pay(1);', file, rest));

  expect(one.process('pay(1);', '/coins/pay.ts', rest).code).toMatch(/^'\$&';/);
  expect(one.process('pay(1);', '/points/pay.ts', rest).code).toMatch(/^pay\(1\);/);
  expect(new Set(keysOf('/coins/pay.ts')).size).toBe(2);
  expect(new Set(keysOf('/points/pay.ts')).size).toBe(1);
});
