interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
}

const isManifest = (read: unknown): read is Manifest =>
  typeof (read as Partial<Manifest> | null)?.metaData?.remoteEntry?.name === 'string';

/**
 * Where a micro-frontend's entry script is now. Read here and not by the federation's runtime,
 * which would need another 6 KB for it and could not be told to stop waiting.
 */
export async function remoteEntryOf(manifest: URL, signal: AbortSignal): Promise<URL> {
  const answer = await fetch(manifest, { cache: 'no-cache', signal });
  const read: unknown = answer.ok ? await answer.json() : null;
  if (!isManifest(read)) throw new Error(`No manifest at ${manifest.pathname}`);
  const { path, name } = read.metaData.remoteEntry;
  return new URL(`${path}${name}`, manifest);
}
