export { AssistantLine } from './assistant-line.js';
export { busier } from './busier.js';
export {
  type Answer,
  askAt,
  type AskOptions,
  type AskOverHttp,
  toRequest,
  type Want,
  wantWith,
} from './ask-over-http.js';
export { aPasskey } from './a-passkey.js';
export { accept, wishOf } from './a-subscription.js';
export { authenticatorCode, secretBytes } from './authenticator-app.js';
export { freePort } from './free-port.js';
export { aHome, type Home, type Pay } from './home.js';
export {
  type AboutAdult,
  aChildOf,
  type Adult,
  anAccount,
  anAdult,
  anotherSession,
  type Child,
  childPin,
  enterAdult,
  enterChild,
  linkTokenAmong,
  password,
  type RunningProduct,
} from './household.js';
export { insist, type Insisting, wantWithRetries } from './insist.js';
export { middleOf } from './middle-of.js';
export { onceNotBusy } from './once-not-busy.js';
export { plantAccount, plantPeople, plantWork, Words } from './planted-words.js';
export { spokenSounds } from './spoken-sounds.js';
export { until, untilSo } from './until.js';
