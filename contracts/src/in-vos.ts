import { alsoThings, ofOthers, type Verb, verbs } from './vos-verbs.js';

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** 'elegir' → 'elegí'; 'leer' → 'leé' */
const commandOf = (infinitive: string): string =>
  `${infinitive.slice(0, -2)}${accented[infinitive.at(-2) ?? ''] ?? ''}`;

/** Where the voice falls is written once something is added: 'elige' → 'elíge(lo)', 'crea' → 'créa(la)', 'di' → 'di(le)'. */
function beforePronoun(command: string): string {
  if (!/[aeiou].*[aeiou]/.test(command) || /[áéíóú]/.test(command)) return command;
  const last = /[aeo][aeo]$/.test(command) ? 1 : (/[iu]?[aeo]$/.exec(command)?.[0].length ?? 1);
  const start = command.slice(0, -last);
  const vowels = /[aeiou]+(?=[^aeiou]*$)/.exec(start);
  if (!vowels) return command;
  const open = vowels[0].search(/[aeo](?!.*[aeo])/);
  const at = vowels.index + (open === -1 ? vowels[0].length - 1 : open);
  return `${command.slice(0, at)}${accented[command[at] ?? ''] ?? ''}${command.slice(at + 1)}`;
}

const pronouns = ['me', 'te', 'lo', 'la', 'le', 'nos', 'los', 'las', 'les'];

/** 'elígelo' → 'elegilo', 'cuéntanos' → 'contanos' */
const withPronouns = (infinitive: string, command: string): [string, string][] =>
  pronouns.map((pronoun) => [`${beforePronoun(command)}${pronoun}`, `${infinitive.slice(0, -1)}${pronoun}`]);

const doesIn = ({ infinitive, does }: Verb): [string, string][] =>
  alsoThings.has(does.slice(0, -1)) ? [] : [[does, `${commandOf(infinitive)}s`]];

const askedFor = new Map(
  verbs.flatMap(({ infinitive, command }) => (command ? [[command, commandOf(infinitive)] as const] : [])),
);

/** Means the person wherever it stands. */
const anywhere = new Map<string, string>([
  ...verbs.flatMap(doesIn),
  ...verbs.flatMap(({ infinitive, command }) => (command ? withPronouns(infinitive, command) : [])),
  ...withPronouns('contar', 'cuenta'),
  ['eres', 'sos'],
  ['tú', 'vos'],
  ['ti', 'vos'],
  ['contigo', 'con vos'],
]);

/** What ends where a command may begin: nothing, a mark, or a word that goes on with another one. */
const opening = /(?:^|[.:;,!?¡¿…(]\s*|(?<!\p{L})(?:y|e|o|u|luego|primero|por favor)\s+)$/iu;
const object = /^ (?:est[aeo]s?|un[ao]?s?|otr[ao]s?|el|las?|los|tus?|su|al?|con|sin|en|de nuevo|qué|cuándo)(?!\p{L})/iu;

const isAsked = (text: string, word: string, at: number): boolean =>
  opening.test(text.slice(0, at)) &&
  !ofOthers.some((one) => text.startsWith(one, at)) &&
  (!alsoThings.has(word) || object.test(text.slice(at + word.length)));

const likeFirst = (word: string, found: string): string =>
  /^\p{Lu}/u.test(word) ? found.charAt(0).toLocaleUpperCase('es') + found.slice(1) : found;

/** A sentence of the product's as it is said with 'vos': 'Elige qué puedes ver' → 'Elegí qué podés ver'. */
export const inVos = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word: string, at: number) => {
    const small = word.toLocaleLowerCase('es');
    const found = anywhere.get(small) ?? (isAsked(text, small, at) ? askedFor.get(small) : undefined);
    return found === undefined ? word : likeFirst(word, found);
  });
