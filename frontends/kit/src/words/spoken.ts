import { type Say, textsIn, turned } from '@alcancia/contracts/turned';

let say: Say | null = null;
const waiting = new Set<() => void>();

/** In which way the adult who is here is spoken to; `null`: as the words are written, with 'tú'. */
export const wayOfSpeaking = {
  snapshot: (): Say | null => say,
  subscribe: (hear: () => void): (() => void) => {
    waiting.add(hear);
    return () => waiting.delete(hear);
  },
  choose: (way: Say | null): void => {
    if (say === way) return;
    say = way;
    for (const hear of waiting) hear();
  },
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What a sentence answered, as it is said to who is here. `given`: what the sentence was made with. */
export function spoken<Answer>(answer: Answer, given: readonly unknown[] = []): Answer {
  const way = say;
  if (!way) return answer;
  const typed = textsIn(given);
  const turn = (one: unknown): unknown => {
    if (typeof one === 'string') return turned(one, way, typed);
    if (Array.isArray(one)) return one.map(turn);
    return isPlain(one) ? Object.fromEntries(Object.entries(one).map(([key, value]) => [key, turn(value)])) : one;
  };
  return turn(answer) as Answer;
}

const kept = new WeakMap<object, object>();

function part(value: unknown): unknown {
  if (typeof value === 'string') return spoken(value);
  if (typeof value === 'function') {
    const sentence = value as (...given: unknown[]) => unknown;
    const made = kept.get(value) ?? ((...given: unknown[]) => spoken(sentence(...given), given));
    kept.set(value, made);
    return made;
  }
  return typeof value === 'object' && value !== null ? said(value) : value;
}

/** Words of the product's, read at the moment in which they are shown, in the way of who is here (ADR 10). */
export function said<Words extends object>(words: Words): Words {
  const known = kept.get(words);
  if (known) return known as Words;
  const made = new Proxy(words, {
    get: (from, key) => {
      const value: unknown = Reflect.get(from, key);
      return Object.hasOwn(from, key) ? part(value) : value;
    },
  });
  kept.set(words, made);
  return made;
}
