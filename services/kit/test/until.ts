/** Resolves when it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const givenUpAt = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > givenUpAt) throw new Error('it never came to be');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
