export {
  type Answer,
  askAt,
  type AskOptions,
  type AskOverHttp,
  toRequest,
  type Want,
  wantWith,
} from './ask-over-http.js';
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
  linkTokenIn,
  password,
  type RunningProduct,
} from './household.js';
export { insist, type Insisting, wantWithRetries } from './insist.js';
export { until, untilSo } from './until.js';
