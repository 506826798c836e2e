export { loadRemoteModule, RemoteDown, remoteTimeoutMs } from './load-remote.js';
export type { NavEntry, RemoteModule } from './remote-module.js';
export { RemoteRoutes } from './remote-routes.js';
export { pageNonce, runtimeConfig, type RuntimeConfig } from './runtime-config.js';
