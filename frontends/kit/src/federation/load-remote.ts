import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

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
const reloadedFor = (name: string) => `alcancia:reloaded:${name}`;

/** The shell's own first picture comes before anything is fetched for a part of it. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

const orDown = <T>(name: string, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteDown(name)), remoteTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The runtime waits for an address that it has asked for already, even if that hangs: another try needs another address. */
function freshAddress(name: string, manifest: string): string {
  const address = new URL(manifest, location.origin);
  const before = tries.get(name) ?? 0;
  tries.set(name, before + 1);
  if (before > 0) address.searchParams.set('try', String(before));
  return address.href;
}

async function fetchRemote(name: string, manifest: string): Promise<RemoteModule> {
  await painted();
  registerRemotes([{ name, entry: freshAddress(name, manifest) }], { force: true });
  const module = await orDown(name, loadRemote<RemoteModule>(`${name}/module`));
  if (!module) throw new RemoteDown(name);
  sessionStorage.removeItem(reloadedFor(name));
  return module;
}

/** After a release the files of the old one are gone: a fresh page finds the new ones. Once, never in a circle. */
async function reloadIfReleased(name: string, manifest: string): Promise<void> {
  if (sessionStorage.getItem(reloadedFor(name))) return;
  const answer = await orDown(name, fetch(manifest, { cache: 'no-cache' })).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(reloadedFor(name), '1');
  location.reload();
  await new Promise(() => undefined);
}

/** Loads a micro-frontend from the address that the runtime config gives. Rejects with RemoteDown; asking again tries again. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const manifest = runtimeConfig().remotes[name];
  if (!manifest) return Promise.reject(new RemoteDown(name));
  const module = fetchRemote(name, manifest).catch(async (thrown: unknown) => {
    loaded.delete(name);
    if (!(thrown instanceof RemoteDown)) await reloadIfReleased(name, manifest);
    throw new RemoteDown(name, { cause: thrown });
  });
  loaded.set(name, module);
  return module;
}
