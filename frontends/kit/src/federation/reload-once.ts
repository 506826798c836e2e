import { connection } from '../offline/connection.js';
import { refreshParts } from './known-hashes.js';

const mark = (name: string) => `alcancia:reloaded:${name}`;

/**
 * Files that should be there are not, or are not what they should be: they are of another release, and a fresh page
 * finds the new ones. Once, never in a circle: the second time the failure is handed on; and never without a network,
 * where a reload would lose the page for nothing.
 */
export async function reloadOnce(name: string, cause: unknown): Promise<never> {
  if (!(await connection.isThere())) throw cause;
  await refreshParts();
  if (sessionStorage.getItem(mark(name))) throw cause;
  sessionStorage.setItem(mark(name), '1');
  location.reload();
  return new Promise<never>(() => undefined);
}

/** It worked: the next failure may reload again. */
export const forgetReload = (name: string): void => sessionStorage.removeItem(mark(name));
