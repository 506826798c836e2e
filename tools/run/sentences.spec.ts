import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

/** As much of swc's syntax tree as is read here. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Param {
  readonly name: string;
  readonly type: string;
}

interface Sentence {
  readonly place: string;
  readonly params: readonly Param[];
  readonly say: (...values: unknown[]) => unknown;
}

const rooms = [
  'frontends/kit',
  'frontends/shell',
  'frontends/family',
  'frontends/child',
  'frontends/admin',
  'services/notifications',
];
const files = rooms.flatMap((room) =>
  readdirSync(`${room}/src/words`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[.]spec[.]|^(details|errors|format|spoken)[.]/.test(file))
    .map((file) => `${room}/src/words/${file}`),
);

const typeOf = (pattern: Node): string => {
  const annotation = (pattern['typeAnnotation'] as { typeAnnotation?: Node } | undefined)?.typeAnnotation;
  if (!annotation) return 'details';
  if (annotation.type === 'TsKeywordType') return String(annotation['kind']);
  if (annotation.type === 'TsTypeOperator' || annotation.type === 'TsArrayType') return 'list';
  return 'other';
};

/** What stands inside of `said(…)`, `as const`, `satisfies` and brackets. */
function inner(node: Node): Node {
  const [first] = (node['arguments'] as Node[] | undefined) ?? [];
  if (first) return inner(first);
  return 'expression' in node ? inner(node['expression'] as Node) : node;
}

/** The functions of an object of words, each with the keys that lead to it. */
function functionsIn(object: Node, keys: readonly string[]): { keys: string[]; params: Param[] }[] {
  return ((object['properties'] as Node[] | undefined) ?? []).flatMap((property) => {
    if (property.type !== 'KeyValueProperty') return [];
    const key = property['key'] as Node;
    const value = inner(property['value'] as Node);
    const here = [...keys, String(key['value'])];
    if (value.type !== 'ArrowFunctionExpression') return functionsIn(value, here);
    const params = (value['params'] as Node[]).map((param) => ({ name: String(param['value']), type: typeOf(param) }));
    return [{ keys: here, params }];
  });
}

async function sentencesOf(file: string): Promise<Sentence[]> {
  const module = (await import(path.resolve(file))) as Record<string, unknown>;
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }) as unknown as { body: Node[] };
  const constants = body
    .filter(({ type }) => type === 'ExportDeclaration')
    .flatMap(({ declaration }) => ((declaration as Node)['declarations'] as Node[] | undefined) ?? []);
  return constants.flatMap((constant) => {
    const name = String((constant['id'] as Node)['value']);
    return functionsIn(inner(constant['init'] as Node), [name]).map(({ keys, params }) => {
      let said: unknown = module;
      for (const key of keys) said = (said as Record<string, unknown>)[key];
      return { place: `${file} ${keys.slice(1).join('.')}`, params, say: said as Sentence['say'] };
    });
  });
}

const typed = 'Un cuento más';

/** What a person typed and may be anything: its gender is not known, and where it ends must be seen. */
const typedNames = new Set(['title', 'activity', 'goal', 'reward', 'device', 'message']);

function valueOf({ name, type }: Param, n: number): unknown {
  if (type === 'number') return n;
  if (type === 'boolean') return n === 1;
  if (name === 'coins') return `${shown(n)} ${n === 1 ? 'Moneda' : 'Monedas'}`;
  if (name === 'currency') return 'EUR';
  if (type === 'list') return [typed];
  if (type === 'details')
    return { missingCents: n * 100, minutes: n, limit: n, attemptsLeft: n, one: 'Moneda', many: 'Monedas' };
  return typedNames.has(name) ? typed : 'Sofía';
}

/** Everything that a sentence says for one number, a title and its text beside each other. */
function saidOf({ params, say }: Sentence, n: number): string[] {
  const answer = say(...params.map((param) => valueOf(param, n)));
  return typeof answer === 'string' ? [answer] : Object.values(answer as Record<string, string>);
}

/** Sentences that the product text gives word for word, whatever the number (spec 1 §8, spec 2 §5). */
const toTheLetter = [
  /^Te quedan \d+ intentos$/,
  /^Intenta de nuevo en \d+ minutos$/,
  /^Has alcanzado el límite de \d+ tutores de tu plan[.] Mejora tu plan para agregar más[.]$/,
];

/** Words that stay the same whatever is counted. */
const invariable = new Set(['de', 'por', 'sin', 'en', 'y', 'para', 'a', 'o', 'hasta', 'más', 'pts']);

const shown = (n: number): string => new Intl.NumberFormat('es-ES').format(n);
const nounAfter = (said: string, n: number): string | undefined =>
  new RegExp(String.raw`(?<![\d.,])${shown(n)} (\p{L}+)`, 'u').exec(said)?.[1];

/** In 'n de m' the word goes with m, which is never 1: a target, a plan, the steps of the guide. */
function faultsOf(sentence: Sentence, n: number): string[] {
  const one = saidOf(sentence, 1);
  return saidOf(sentence, n)
    .filter((said) => !toTheLetter.some((pattern) => pattern.test(said)))
    .flatMap((said, at) => {
      const noun = nounAfter(said, n);
      const single = nounAfter(one[at] ?? '', 1);
      const isWrong =
        /(?<![\d.,]|\d de )1 (?!más\b|mes\b)(\p{L}+s|\p{L}+an)(?!\p{L})/u.test(said) ||
        /(?<!\p{L})\p{L}+an 1(?![\d.,])/u.test(said) ||
        /(?<![\d.,]|\d de )1 \p{L}+ (ya )?\p{L}+[aeá]n(?!\p{L})/u.test(said) ||
        (n !== 1 && noun !== undefined && noun === single && !invariable.has(noun)) ||
        /undefined|NaN|null|\[object| {2}|«»/.test(said);
      return isWrong ? [`${sentence.place}: ${said}`] : [];
    });
}

describe('every sentence that counts', () => {
  test.each([0, 1, 2, 1000])('agrees with %d', async (n) => {
    const sentences = (await Promise.all(files.map(sentencesOf))).flat();
    const counting = sentences.filter(({ params }) =>
      params.some(({ name, type }) => type === 'number' || type === 'details' || name === 'coins'),
    );
    expect(counting.length).toBeGreaterThan(60);
    expect(counting.flatMap((sentence) => faultsOf(sentence, n))).toEqual([]);
  });
});

/** Said to a screen reader alone, as the name of a button. */
const labels = [/^Opciones de /];

test('every title that somebody typed stands in quotation marks, or behind a colon, or alone', async () => {
  const sentences = (await Promise.all(files.map(sentencesOf))).flat();
  const quoting = sentences.filter(({ params }) =>
    params.some(({ name, type }) => typedNames.has(name) && type === 'string'),
  );
  expect(quoting.length).toBeGreaterThan(20);
  const bare = quoting.flatMap((sentence) =>
    saidOf(sentence, 2)
      .filter((said) => said.includes(typed))
      .filter((said) => !labels.some((label) => label.test(said)))
      .filter((said) => !said.includes(`«${typed}»`) && !said.endsWith(`: ${typed}`) && !said.startsWith(`${typed}.`))
      .map((said) => `${sentence.place}: ${said}`),
  );
  expect(bare).toEqual([]);
});
