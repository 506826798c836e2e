type Hashes = Record<string, string>;

/**
 * Address → hash of every script and style that the micro-frontends' manifests name. On the window, because their own
 * loaders look here too before they fetch a part (hashed-parts.ts); what is not here is loaded as it comes.
 */
export const knownHashes = ((globalThis as { alcanciaHashes?: Hashes }).alcanciaHashes ??= {});

/** A file in the browser's cache may be the wrong one, and is kept for a year: every part is fetched past the cache. */
export const refreshParts = (): Promise<unknown> =>
  Promise.allSettled(
    Object.keys(knownHashes).map((part) => fetch(part, { cache: 'reload', signal: AbortSignal.timeout(2_000) })),
  );
