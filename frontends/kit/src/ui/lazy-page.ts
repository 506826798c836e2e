import { type ComponentType, lazy } from 'react';

import { forgetReload, reloadOnce } from '../federation/reload-once.js';

/**
 * A page in a file of its own: `lazyPage('approvals', () => import('./pages/approvals-page.js'))`.
 * If a release has replaced the file meanwhile, the whole page is loaded once anew.
 */
export const lazyPage = <P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const page = await load().catch((thrown: unknown) => reloadOnce(name, thrown));
    forgetReload(name);
    return page;
  });
