import { plainly } from './plain-text.policy.js';

export interface NamedChild {
  readonly childId: string;
  readonly displayName: string;
}

const everybody =
  /\b(?:(?:todos|todas) (?:mis|los|las)? ?(?:hijos|hijas|ninos|ninas|peques)|mis (?:hijos|hijas|ninos|ninas|peques)|los (?:dos|tres|ninos|peques)|las (?:dos|tres|ninas))\b/;

/** Only what means something in a pattern may be escaped in one of whole letters. */
const escaped = (name: string): string => plainly(name).replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** A name as it stands in a sentence, for a pattern over plain text. */
export const nameIn = ({ displayName }: NamedChild): string =>
  `(?<![\\p{L}\\p{N}])${escaped(displayName)}(?![\\p{L}\\p{N}])`;

/** Which of these names stand in a sentence; 'Ana' does not where 'Ana-Sofía' does. */
function standing(names: ReadonlySet<string>, plain: string): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = plain;
  for (const name of [...names].toSorted((one, other) => other.length - one.length)) {
    const without = rest.replaceAll(new RegExp(name, 'gu'), '\n');
    if (without !== rest) found.add(name);
    rest = without;
  }
  return found;
}

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
  const found = standing(new Set(children.map(nameIn)), plain);
  const named = children.filter((child) => found.has(nameIn(child)) && !isMistaken(child));
  if (named.length > 0) return named;
  return everybody.test(plain) || own.length === 1 ? own : [];
}
