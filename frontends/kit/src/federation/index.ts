export type { KnownEntry, KnownPage } from './known-modules.js';
export { loadRemoteModule } from './load-remote.js';
export type { Audience, NavEntry, RemoteModule, RemotePage, Section } from './remote-module.js';
export { type RemoteState, Remotes } from './remotes.js';
export { pageNonce, remoteNames, runtimeConfig } from './runtime-config.js';
