import { type ComponentType, lazy } from 'react';

import { connection } from '../offline/connection.js';
import { forgetReload, reloadOnce } from '../federation/reload-once.js';

/** What a dead network has stopped goes on when it is back, behind 'Cargando...'. */
async function onceReachable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (thrown) {
    if (await connection.isThere()) throw thrown;
    await connection.back();
    return onceReachable(load);
  }
}

/**
 * A page in a file of its own: `lazyPage('approvals', () => import('./pages/approvals-page.js'))`.
 * If a release has replaced the file meanwhile, the whole page is loaded once anew.
 */
export const lazyPage = <P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const arrived = connection.waits();
    const page = await onceReachable(load)
      .catch((thrown: unknown) => reloadOnce(name, thrown))
      .finally(arrived);
    forgetReload(name);
    return page;
  });
