import { describe, expect, test } from '@jest/globals';
import { raw } from '@mikro-orm/core';

import { bind } from './bind.js';

const bound = (sql: string, params: unknown[] = []) => bind((name) => `"${name}"`, sql, params);

describe('a statement is sent with its values beside it', () => {
  const day = new Date(0);
  test.each<[string, string, unknown[], string, unknown[]]>([
    ['single values', 'a = ? and b < ?', [1, day], 'a = $1 and b < $2', [1, day]],
    ['nothing', 'a is null', [], 'a is null', []],
    ['null', 'a = ?', [null], 'a = $1', [null]],
    ['a list', 'a in (?) and b = ?', [['x', 'y'], 1], 'a in ($1, $2) and b = $3', ['x', 'y', 1]],
    ['rows of lists', '(a, b) in (?)', [[[1, 2]]], '(a, b) in ($1, $2)', [1, 2]],
    ['a name', 'select ?? from ??', ['a', 't'], 'select "a" from "t"', []],
    ['an object', 'a = ?', [{ b: 1 }], 'a = $1', ['{"b":1}']],
    ['a raw part', 'a = ? and ? and c = ?', [1, raw('b = ?', [2]), 3], 'a = $1 and b = $2 and c = $3', [1, 2, 3]],
    ['a question mark', String.raw`a \? ?`, ['k'], 'a ? $1', ['k']],
    ['a question mark without values', "a ~ '^https?:'", [], "a ~ '^https?:'", []],
    ['bytes', 'a = ?', [Buffer.from('x')], 'a = $1', [Buffer.from('x')]],
  ])('%s', (_what, sql, params, text, values) => {
    expect(bound(sql, params)).toEqual({ text, values });
    expect(bound(sql, params)).toEqual({ text, values });
  });

  test('the same statement with a list after single values is another one', () => {
    expect(bound('x in (?)', [1]).text).toBe('x in ($1)');
    expect(bound('x in (?)', [[1, 2]]).text).toBe('x in ($1, $2)');
  });
});
