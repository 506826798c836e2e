import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

import { connection } from '../offline/connection.js';
import { knownHashes } from './known-hashes.js';
import { forgetReload, reloadOnce } from './reload-once.js';
import { OtherRelease, remoteEntryOf } from './remote-entry.js';
import type { RemoteModule } from './remote-module.js';
import { type Remote, remoteNamed } from './runtime-config.js';

/** A slow network goes on loading behind 'Cargando...'; what has not come within this, in milliseconds, is down (quality 22). */
const remoteTimeoutMs = 30_000;

/** A micro-frontend that does not answer; the rest of the page works on. */
class RemoteDown extends Error {
  override readonly name = 'RemoteDown';
}

const loaded = new Map<string, Promise<RemoteModule>>();
const tries = new Map<string, number>();

/** The shell's own first picture comes before anything is fetched for a part of it. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** One deadline for everything that loading takes. */
function withDeadline<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new RemoteDown(name));
    }, remoteTimeoutMs);
  });
  return Promise.race([work(stop.signal), late]).finally(() => clearTimeout(timer));
}

/** The runtime waits for an address that it has asked for already, even if that hangs: another try needs another address. */
function freshAddress(name: string, entry: URL): string {
  const before = tries.get(name) ?? 0;
  tries.set(name, before + 1);
  if (before > 0) entry.searchParams.set('try', String(before));
  return entry.href;
}

/** Entries go through the federation's runtime, which knows nothing of hashes. */
const hashed: ModuleFederationRuntimePlugin = {
  name: 'hashed-entries',
  createScript({ url, attrs = {} }) {
    const integrity = knownHashes[url.replace(/[?].*/, '')];
    if (integrity) Object.assign(attrs, { integrity, crossorigin: 'anonymous' });
    return undefined;
  },
};

async function runEntry(name: string, entry: URL): Promise<RemoteModule> {
  registerPlugins([hashed]);
  registerRemotes([{ name, entry: freshAddress(name, entry) }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/module`);
  if (!module) throw new Error(`${name} exposes no module`);
  forgetReload(name);
  return module;
}

/** The manifest answered; if its files are not there, or not what it says, they are of another release. */
async function fetchRemote(name: string, remote: Remote): Promise<RemoteModule> {
  await painted();
  const entry = await withDeadline(name, (signal) => remoteEntryOf(remote, signal)).catch((thrown: unknown) => {
    if (thrown instanceof OtherRelease) return reloadOnce(name, thrown);
    throw thrown;
  });
  return withDeadline(name, () => runEntry(name, entry)).catch((thrown: unknown) => {
    if (thrown instanceof RemoteDown) throw thrown;
    return reloadOnce(name, thrown);
  });
}

/** Loads a micro-frontend from the address that the runtime config gives. Rejects with RemoteDown; asking again tries again. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const remote = remoteNamed(name);
  if (!remote) return Promise.reject(new RemoteDown(name));
  const arrived = connection.waits();
  const module = fetchRemote(name, remote)
    .catch((thrown: unknown) => {
      loaded.delete(name);
      throw thrown instanceof RemoteDown ? thrown : new RemoteDown(name, { cause: thrown });
    })
    .finally(arrived);
  loaded.set(name, module);
  return module;
}
