import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { allEvents, allRequests } from './registry.js';
import { recordingOf } from './recorded/recording.js';
import type { Schema } from './recorded/schema-changes.js';

/** Every word that a field may be, by the field's name. */
function wordsOf(schema: Schema, field: string): (readonly [field: string, value: string])[] {
  const own = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === 'string');
  const { additionalProperties: inner } = schema;
  return [
    ...own.map((value) => [field, value] as const),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => wordsOf(of, name)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => wordsOf(one, field)),
    ...(schema.items ? wordsOf(schema.items, field) : []),
    ...(typeof inner === 'object' ? wordsOf(inner, field) : []),
  ];
}

function spoken(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const said = [...allRequests, ...allEvents]
    .map(recordingOf)
    .flatMap((kept) =>
      'data' in kept
        ? wordsOf(kept.data, 'data')
        : [...wordsOf(kept.input, 'input'), ...wordsOf(kept.output, 'output')],
    );
  for (const [field, value] of said) found.set(field, (found.get(field) ?? new Set()).add(value));
  return Object.fromEntries([...found].map(([field, values]) => [field, [...values].toSorted()]));
}

test('the glossary lists every word that travels, by its field, and no other', () => {
  const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('## Language of wire values'));
  const listed = [...table.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, field = '', values = '']) => [
    field,
    [...values.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value).toSorted(),
  ]);
  expect(Object.fromEntries(listed)).toEqual(spoken());
});
