export { browserParts, type BrowserParts } from './browser-parts.js';
export { deviceKey, deviceType } from './device.js';
export { type Phase, Session } from './session.js';
export {
  readWhoAmI,
  SessionProvider,
  type SessionState,
  useSession,
  useSessionActs,
  useWho,
  type WhoAmI,
} from './use-session.js';
