export { createGateway, type Gateway } from './create-gateway.js';
export type { GatewayParts } from './gateway-parts.js';
export type { GatewaySettings } from './gateway.config.js';
export { BuiltFolders } from './web/built-folders.js';
export { filesInFolder } from './web/kept-files.js';
export { drawnHere } from './web/landing-drawer.js';
