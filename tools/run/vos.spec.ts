import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

import { inVos } from '../../contracts/src/in-vos.js';

/** As much of swc's syntax tree as is read here. */
interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

/** Stands for what is put into a sentence. */
const hole = '\uE000';

const filesOf = (room: string): string[] =>
  readdirSync(`frontends/${room}/src/words`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[.]spec[.]|^spoken[.]/.test(file))
    .map((file) => `frontends/${room}/src/words/${file}`);
const files = ['kit', 'shell', 'family', 'admin'].flatMap(filesOf);
/** E-mails, and notices in the bell: turned as they are written. */
const written = [
  'kit/src/words/mails',
  'identity/src/words/mails',
  'identity/src/words/ownership-mails',
  'identity/src/words/erasure-mails',
  'notifications/src/words/mails',
  'notifications/src/words/notices',
  'notifications/src/words/subscriptions',
].map((file) => `services/${file}.ts`);

function sentencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sentencesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', ...fields } = node as Node;
  if (/^(?:Import|Ts(?:Type|Interface|Literal))/.test(type)) return [];
  const parts = Object.entries(fields).filter(([name]) => name !== 'key' && name !== 'typeAnnotation');
  const inside = parts.flatMap(([, value]) => sentencesIn(value));
  if (type === 'StringLiteral') return [String(fields['value'])];
  if (type !== 'TemplateLiteral') return inside;
  return [...inside, (fields['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join(hole)];
}

const sentencesOf = (file: string): string[] =>
  sentencesIn(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }));

/** Looks like 'tú' and is none: a thing, somebody else's doing, or what both say alike. */
const alike = new Set(
  `has vas das ves estás más además ángeles es las mes seis tres antes
  después entonces falta cuesta lleva vale queda decide ve conoce termina caduca vence dale
  baja nombre hola ya salida límite término términos administra pide suma una desde para
  de entre sobre siempre este esta fue compartida`.split(/\s+/),
);

/** 'Pasarle', 'Recuperaste' */
const isOtherForm = /(?:[aeií]r(?:me|te|lo|la|le|nos|los|las|les)|[ai]ste)$/;

const isAlike = (word: string): boolean => alike.has(word.toLocaleLowerCase('es')) || isOtherForm.test(word);

/** What a sentence for 'vos' has no more: the pronouns, 'elígelo', 'si puedes', 'Elige un…'. */
const ofTu: readonly RegExp[] = [
  /(?<!\p{L})(tú|ti|contigo|eres)(?!\p{L})/giu,
  /(?:^|[.:;,¡¿] ?)(\p{L}*[áéíóú]\p{L}*[aei](?:me|te|lo|la|le|nos|los|las|les))(?!\p{L})/giu,
  /(?<!\p{L})(?:si|ya|te|tampoco|todavía|ahora|quién|también) (\p{L}*[ae]s)(?!\p{L})/giu,
  /(?:^|[.!?:] ?)([A-ZÁÉÍÓÚ]\p{L}*[ae]|Haz|Pon|Di|Ten|Ven) (?:est[aeo]s?|una?|otr[ao]s?|el|las?|los|tus?|con|sin|de nuevo|qué|cuándo) /gu,
];

const leftIn = (sentence: string): string[] =>
  ofTu.flatMap((form) =>
    [...inVos(sentence).matchAll(form)].flatMap(([, word = '']) =>
      isAlike(word) || !sentence.includes(word) ? [] : [`${word}: ${sentence}`],
    ),
  );

test('there are sentences to be read', () => {
  expect(files.flatMap(sentencesOf).filter((one) => one !== inVos(one)).length).toBeGreaterThan(150);
});

test.each([...files, ...written])('%s: the table of verbs knows every form of tú', (file) => {
  expect(sentencesOf(file).flatMap(leftIn)).toEqual([]);
});

/** What becomes the family's own, is said before anybody is known, or is turned where it is shown. */
const otherwise = /(?:-ideas|navigation|errors|format|guardianship|rights|money-now|details)[.]ts$|[/]rooms[/]/;

test.each(files.filter((file) => !otherwise.test(file)))('%s is said in the way of who is here', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^export const words = said\(/m);
});
