import type { z } from 'zod';

import type { AnyRequest } from './define.js';

/** NUL, which PostgreSQL cannot hold, and half of a surrogate pair, of which every encoder makes the same '\uFFFD'. */
const noText = /[\0\p{Cs}]/u;
export const isText = (typed: string): boolean => !noText.test(typed);

/** Where in what was read a text stands that is none. */
function* placesOfNoText(value: unknown, path: PropertyKey[] = []): Generator<PropertyKey[]> {
  if (typeof value === 'string') {
    if (!isText(value)) yield path;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* placesOfNoText(inner, [...path, key]);
  }
}

/** The kind of issue that this file adds to those of the schema. */
const isNoText = 'no_text';
export const saysNoText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['kind'] === isNoText;

type ReadInput =
  { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * Reads an input as its contract says. No text of any field, a password's neither, may hold NUL or half a surrogate
 * pair: two passwords that differ only there would open the same account.
 */
export function readInput(contract: Pick<AnyRequest, 'input'>, input: unknown): ReadInput {
  const result = contract.input.safeParse(input, { reportInput: true });
  if (!result.success) return { ok: false, issues: result.error.issues };
  const issues = [...placesOfNoText(result.data)].map((path) => ({
    code: 'custom' as const,
    path,
    input: '',
    message: 'Not a text',
    params: { kind: isNoText },
  }));
  return issues.length === 0 ? { ok: true, data: result.data } : { ok: false, issues };
}
