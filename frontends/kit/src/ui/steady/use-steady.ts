import { useState } from 'react';

export interface SteadyOptions<T> {
  readonly keyOf: (item: T) => string;
  /** Which of the items the list begins with; what it has shown once stays, whatever it becomes. */
  readonly isListed?: (item: T) => boolean;
  /** What has left the list since it was shown, as it is to stand there now; null takes it away. */
  readonly gone?: (last: T) => T | null;
  /** Another one makes it another visit: the list starts over. */
  readonly visit?: string;
}

/** In the order of first sight, with what each was when it was last there. */
type Sight<T> = Map<string, T>;

/**
 * A list that stands still under a person's finger: what was shown keeps its place while its state moves, what is new
 * comes at the end. It is put in order again on the next visit, or when it is renewed on request.
 */
export function useSteady<T>(
  now: readonly T[],
  { keyOf, isListed = () => true, gone = (last) => last, visit = '' }: SteadyOptions<T>,
): { readonly items: readonly T[]; readonly renew: () => void } {
  const [renewed, setRenewed] = useState(0);
  const [sights] = useState(() => new Map<string, Sight<T>>());
  const current = `${visit} ${renewed}`;
  const items: Sight<T> = sights.get(current) ?? new Map<string, T>();
  if (!sights.has(current)) sights.clear();
  sights.set(current, items);

  const present = new Set<string>();
  for (const item of now) {
    const key = keyOf(item);
    present.add(key);
    if (items.has(key) || isListed(item)) items.set(key, item);
  }
  const shown = [...items].map(([key, item]) => (present.has(key) ? item : gone(item)));
  return { items: shown.filter((item) => item !== null), renew: () => setRenewed(renewed + 1) };
}
