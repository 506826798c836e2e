/** Numbers that look random and are the same for the same seed (a linear congruential generator, as in Numerical Recipes). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (count: number): number => Math.floor(next() * count),
    oneOf<T>(all: readonly [T, ...T[]]): T {
      return all[Math.floor(next() * all.length)] ?? all[0];
    },
  };
}
