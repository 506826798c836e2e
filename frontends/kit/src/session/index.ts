export { browserParts, browserStorage } from './browser-parts.js';
export { deviceKey, deviceType } from './device.js';
export { type AdultProof, Session } from './session.js';
export { useKeptDraft } from './use-kept-draft.js';
export {
  readWhoAmI,
  SessionProvider,
  useFlag,
  useSession,
  useSessionActs,
  useWho,
  type WhoAmI,
} from './use-session.js';
