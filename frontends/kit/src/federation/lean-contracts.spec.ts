import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

import leanContracts from './lean-contracts.js';

const folder = fileURLToPath(new URL('../../../../contracts/src', import.meta.url));
const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:\.contract|values)\.ts$/.test(file),
);
const countOf = (source: string, what: RegExp): number => [...source.matchAll(what)].length;

test('there are contracts to be read', () => {
  expect(contracts.length).toBeGreaterThan(10);
});

test.each(contracts)('%s keeps its names, addresses, kinds and topics, and nothing to check with', (file) => {
  const whole = readFileSync(path.join(folder, file), 'utf8');
  const lean = leanContracts(whole);
  parseSync(lean, { syntax: 'typescript' });
  for (const kept of [/^export const \w+/gm, /^ {2}http: /gm, /^ {2}kind: /gm, /^ {2}topics: /gm])
    expect(countOf(lean, kept)).toBe(countOf(whole, kept));
  expect(countOf(lean, /^ {2}(?:access|input|output): /gm)).toBe(0);
  expect(countOf(lean, /^export const \w+ = (?![[{/]|define)/gm)).toBe(0);
});
