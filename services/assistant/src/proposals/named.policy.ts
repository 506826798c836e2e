import { plainly } from './plain-text.policy.js';

export interface NamedChild {
  readonly childId: string;
  readonly displayName: string;
}

const everybody =
  /\b(?:(?:todos|todas) (?:mis|los|las)? ?(?:hijos|hijas|ninos|ninas|peques)|mis (?:hijos|hijas|ninos|ninas|peques)|los (?:dos|tres|ninos|peques)|las (?:dos|tres|ninas))\b/;

const escaped = (name: string): string => plainly(name).replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');

/** A name as it stands in a sentence, for a pattern over plain text. */
export const nameIn = ({ displayName }: NamedChild): string =>
  `(?<![\\p{L}\\p{N}])${escaped(displayName)}(?![\\p{L}\\p{N}])`;

/** Whom a sentence names, or all of `own`, or the only one of them, who need not be named. */
export function namedIn<Child extends NamedChild>(
  sentence: string,
  children: readonly Child[],
  own: readonly Child[],
): readonly Child[] {
  const plain = plainly(sentence);
  const isOwn = (child: Child): boolean => own.some(({ childId }) => childId === child.childId);
  // Of two with one name the own is meant.
  const isMistaken = (child: Child): boolean => !isOwn(child) && own.some((one) => nameIn(one) === nameIn(child));
  const named = children.filter((child) => new RegExp(nameIn(child), 'u').test(plain) && !isMistaken(child));
  if (named.length > 0) return named;
  return everybody.test(plain) || own.length === 1 ? own : [];
}
