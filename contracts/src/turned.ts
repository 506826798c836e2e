/** How a sentence of the product's is said to somebody. */
export type Say = (text: string) => string;

/** Stands for what somebody typed while a sentence is turned; no keyboard writes it. */
const typedMark = '\uE000';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every text in a value, however deep. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** The sentence as `say` says it, but never what was given to it: a name, a title, a message is as its writer wrote it. */
export function turned(text: string, say: Say, given: readonly string[]): string {
  if (given.length === 0) return say(text);
  const longestFirst = given
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const found: string[] = [];
  const open = text.replaceAll(
    new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L})`, 'gu'),
    (one) => {
      found.push(one);
      return typedMark;
    },
  );
  return say(open).replaceAll(typedMark, () => found.shift() ?? '');
}
