import type { RemoteModule } from '@alcancia/web-kit/federation';

export const { routes, nav }: RemoteModule = { routes: [], nav: [] };
