import { knownHashes } from './known-hashes.js';
import type { Remote } from './runtime-config.js';

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
  /** File → hash; a micro-frontend built before there were hashes names none. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/** The manifest is not the one that this page was given: a newer release is out, and a reload gets it. */
export class OtherRelease extends Error {
  override readonly name = 'OtherRelease';
}

const isManifest = (read: unknown): read is Manifest =>
  typeof (read as Partial<Manifest> | null)?.metaData?.remoteEntry?.name === 'string';

/** A browser says the same of a manifest that is not the pinned one and of one that is not there: ask which. */
async function fetchManifest(manifest: URL, integrity: string | undefined, signal: AbortSignal): Promise<Response> {
  const how = { cache: 'no-cache', signal } as const;
  if (!integrity) return fetch(manifest, how);
  try {
    return await fetch(manifest, { ...how, integrity });
  } catch (thrown) {
    const { ok } = await fetch(manifest, how);
    throw ok ? new OtherRelease(manifest.pathname, { cause: thrown }) : thrown;
  }
}

/**
 * Where a micro-frontend's entry script is now. Read here and not by the federation's runtime,
 * which would need another 6 KB for it and could not be told to stop waiting.
 */
export async function remoteEntryOf({ manifest, integrity }: Remote, signal: AbortSignal): Promise<URL> {
  const at = new URL(manifest, location.origin);
  const answer = await fetchManifest(at, integrity, signal);
  const read: unknown = answer.ok ? await answer.json() : null;
  if (!isManifest(read)) throw new Error(`No manifest at ${at.pathname}`);
  for (const [file, hash] of Object.entries(read.hashes ?? {})) knownHashes[new URL(file, at).href] = hash;
  const { path, name } = read.metaData.remoteEntry;
  const entry = new URL(`${path}${name}`, at);
  if (integrity && !knownHashes[entry.href]) throw new Error(`The manifest at ${at.pathname} has no hashes`);
  return entry;
}
