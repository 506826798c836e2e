import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

import { forgetReload, reloadOnce } from './reload-once.js';
import { remoteEntryOf } from './remote-entry.js';
import type { RemoteModule } from './remote-module.js';
import { runtimeConfig } from './runtime-config.js';

/** Longer than this nobody should wait for a part of the page, in milliseconds (quality rule 22). */
export const remoteTimeoutMs = 3_000;

/** A micro-frontend that does not answer; the rest of the page works on. */
export class RemoteDown extends Error {
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

async function runEntry(name: string, entry: URL): Promise<RemoteModule> {
  registerRemotes([{ name, entry: freshAddress(name, entry) }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/module`);
  if (!module) throw new Error(`${name} exposes no module`);
  forgetReload(name);
  return module;
}

/** The manifest answered; if its files are not there, they are of another release. */
async function fetchRemote(name: string, manifest: URL): Promise<RemoteModule> {
  await painted();
  const entry = await withDeadline(name, (signal) => remoteEntryOf(manifest, signal));
  return withDeadline(name, () => runEntry(name, entry)).catch((thrown: unknown) => {
    if (thrown instanceof RemoteDown) throw thrown;
    return reloadOnce(name, thrown);
  });
}

/** Loads a micro-frontend from the address that the runtime config gives. Rejects with RemoteDown; asking again tries again. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const manifest = runtimeConfig().remotes[name];
  if (!manifest) return Promise.reject(new RemoteDown(name));
  const module = fetchRemote(name, new URL(manifest, location.origin)).catch((thrown: unknown) => {
    loaded.delete(name);
    throw thrown instanceof RemoteDown ? thrown : new RemoteDown(name, { cause: thrown });
  });
  loaded.set(name, module);
  return module;
}
