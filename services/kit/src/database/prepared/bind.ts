import { isRaw, type RawQueryFragment } from '@mikro-orm/core';

/** A statement with its values beside it, as PostgreSQL takes it: `$1` stands for the first. */
export interface Bound {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the platform writes a name: a table's, a column's. */
export type QuoteName = (name: string) => string;

/** A statement cut at its marks: `?` stands for a value, `??` for a name; `\?` is a question mark. */
interface Cut {
  /** One more than there are marks. */
  readonly texts: readonly string[];
  readonly marks: readonly ('value' | 'name')[];
  /** The whole text where every value is a single one; null: it has names, which differ. */
  readonly numbered: string | null;
}

const marks = /\\\?|\?\??/g;

function cut(sql: string): Cut {
  const texts: string[] = [];
  const found: Cut['marks'][number][] = [];
  let text = '';
  let from = 0;
  for (const match of sql.matchAll(marks)) {
    text += sql.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[0] === '\\?') {
      text += '?';
      continue;
    }
    texts.push(text);
    found.push(match[0] === '??' ? 'name' : 'value');
    text = '';
  }
  texts.push(text + sql.slice(from));
  const numbered = found.includes('name') ? null : texts.map((one, at) => (at === 0 ? one : `$${at}${one}`)).join('');
  return { texts, marks: found, numbered };
}

/** Statements that are cut already: a service has a few hundred. */
const cuts = new Map<string, Cut>();
const mostCuts = 2_000;

function cutOnce(sql: string): Cut {
  const known = cuts.get(sql);
  if (known) return known;
  const made = cut(sql);
  if (cuts.size < mostCuts) cuts.set(sql, made);
  return made;
}

const isSingle = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value);

/**
 * What MikroORM asks, with the values beside the text. A list stands for its values with commas between them, a raw part
 * for its text, an object for its JSON.
 */
export function bind(quoteName: QuoteName, sql: string, params: readonly unknown[]): Bound {
  // As MikroORM has it: without values the text is sent as it is, also with question marks in it.
  if (params.length === 0) return { text: sql, values: [] };
  const { texts, marks: found, numbered } = cutOnce(sql);
  if (numbered !== null && params.length === found.length && params.every(isSingle))
    return { text: numbered, values: params };
  const values: unknown[] = [];
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(written).join(', ');
    if (isRaw(value)) return rawPart(value);
    values.push(isSingle(value) ? value : JSON.stringify(value));
    return `$${values.length}`;
  };
  const rawPart = ({ sql: inner, params: innerParams }: RawQueryFragment): string => {
    const part = bind(quoteName, inner, innerParams);
    const before = values.length;
    values.push(...part.values);
    return part.text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
  };
  const text = found.reduce(
    (whole, mark, at) =>
      whole + (mark === 'name' ? quoteName(String(params[at])) : written(params[at])) + (texts[at + 1] ?? ''),
    texts[0] ?? '',
  );
  return { text, values };
}
