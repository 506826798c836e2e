export { ApiError } from './api/api-error.js';
export { ask } from './api/ask.js';
export { makeStale } from './api/make-stale.js';
export { makeQueryClient } from './api/query-client.js';
export { newKey } from './api/new-key.js';
export { read, readKey } from './api/read.js';
export { readPages } from './api/read-pages.js';
export {
  type AdultProof,
  browserParts,
  browserStorage,
  deviceKey,
  deviceType,
  readWhoAmI,
  Session,
  SessionProvider,
  useFlag,
  useSession,
  useKeptDraft,
  useSessionActs,
  useWho,
  type WhoAmI,
} from './session/index.js';
export { useLive } from './live/use-live.js';
export { tokenSource } from './api/token-source.js';
export { useWrite } from './api/use-write.js';
export { connection } from './offline/connection.js';
export type { PendingAct } from './offline/pending-acts.js';
export { useConnection, useKeptWrite, usePendingActs, usePendingDelivery } from './offline/use-kept-write.js';
export { keptLookOf, type Look, takeLookOff, wearLook } from './theme/child-look.js';
export { type Effect } from './sound/effects.js';
export {
  type OwnSound,
  type Playback,
  plainSection,
  type SectionSound,
  type Sound,
  SoundContext,
  type SoundTrouble,
  useSound,
  withoutServer,
} from './sound/sound.js';
export { useEffectSound } from './sound/use-effect-sound.js';
export { useReader } from './sound/use-reader.js';
export { type Speech, useSpeech } from './sound/use-speech.js';
export { addErrorWords, type ErrorWords, wordsFor } from './words/errors.js';
export { guardianshipWords } from './words/guardianship.js';
export * as format from './words/format.js';
export { rightsIn } from './words/rights.js';
export { said, spoken, wayOfSpeaking } from './words/spoken.js';
