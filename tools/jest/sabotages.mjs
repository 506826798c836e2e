import { sabotagesOfAchievements } from './sabotages-of-achievements.mjs';
import { sabotagesOfAdministrators } from './sabotages-of-administrators.mjs';
import { sabotagesOfChallenges } from './sabotages-of-challenges.mjs';
import { sabotagesOfFlags } from './sabotages-of-flags.mjs';
import { sabotagesOfTheAssistant } from './sabotages-of-the-assistant.mjs';
import { sabotagesOfTheExample } from './sabotages-of-the-example.mjs';
import { sabotagesOfTheGateway } from './sabotages-of-the-gateway.mjs';
import { sabotagesOfTheGuide } from './sabotages-of-the-guide.mjs';
import { sabotagesOfIdentity } from './sabotages-of-identity.mjs';
import { sabotagesOfMoney } from './sabotages-of-money.mjs';
import { sabotagesOfNotices } from './sabotages-of-notices.mjs';
import { sabotagesOfTheIssuer } from './sabotages-of-the-issuer.mjs';
import { sabotagesOfTheKit } from './sabotages-of-the-kit.mjs';
import { sabotagesOfObserving } from './sabotages-of-observing.mjs';
import { sabotagesOfTheOpenDoor } from './sabotages-of-the-open-door.mjs';
import { sabotagesOfPayments } from './sabotages-of-payments.mjs';
import { sabotagesOfPrivacy } from './sabotages-of-privacy.mjs';
import { sabotagesOfTheRules } from './sabotages-of-the-rules.mjs';
import { sabotagesOfTheScreens } from './sabotages-of-the-screens.mjs';
import { sabotagesOfTheSecondStep } from './sabotages-of-the-second-step.mjs';
import { sabotagesOfSpeech } from './sabotages-of-speech.mjs';
import { sabotagesOfWhatStandsStill } from './sabotages-of-what-stands-still.mjs';
import { sabotagesOfWorlds } from './sabotages-of-worlds.mjs';

const atOnce = 'deploy/embedded/src/at-once.int.spec.ts';

/**
 * What is taken out of the code, and the test that must notice it; without that, the test proves nothing.
 * `file`, with `from` replaced by `to`; `proof`, whose test with a title beginning with `noticedBy` fails then.
 * `races`: it can only be noticed where statements really run at the same time, on PostgreSQL.
 */
const sabotages = {
  'the lock of the balances': {
    races: true,
    file: 'services/family/src/coins/coins.ledger.ts',
    from: 'order by b.child_id, b.account for update of b`',
    to: 'order by b.child_id, b.account`',
    proof: 'services/family/src/rewards/redemptions-at-once.int.spec.ts',
    noticedBy: 'the last coins go to the first of two wishes, also while it is still being written',
  },
  'the key': {
    file: 'services/kit/src/use-case/intent.ts',
    from: 'if (message.idempotencyKey === null) return null;',
    to: 'if (message) return null;',
    proof: atOnce,
    noticedBy: 'one key fifty times pays once',
  },
  'the fingerprint of the body': {
    file: 'services/kit/src/use-case/intent.ts',
    from: 'if (row.body_hmac !== bodyHmac) throw',
    to: 'if (bodyHmac === null) throw',
    proof: atOnce,
    noticedBy: 'one key fifty times pays once',
  },
  'the lock of the guesses': {
    races: true,
    file: 'services/identity/src/pins/pin-attempts.store.ts',
    from: "where id = ? and deleted_at is null and (role = 'child') = ? for update`",
    to: "where id = ? and deleted_at is null and (role = 'child') = ?`",
    proof: 'deploy/embedded/src/pin-guessing.int.spec.ts',
    noticedBy: 'of a hundred guesses at once',
  },
  'the proof that an act has given before': {
    file: 'services/identity/src/sessions/adult-proof.client.ts',
    from: 'if (await steps.hasDone(passwordSettled)) return;',
    to: '',
    proof: 'services/identity/src/sessions/cut-off.int.spec.ts',
    noticedBy: 'a password change cut off after commit 3',
  },
  "the act's own link": {
    file: 'services/identity/src/accounts/single-use-links.store.ts',
    from: 'if (held.length === 0) throw linkInvalid();',
    to: '',
    proof: 'services/identity/src/accounts/password-reset.int.spec.ts',
    noticedBy: 'a try that failed and is repeated late',
  },
  ...sabotagesOfAchievements,
  ...sabotagesOfAdministrators,
  ...sabotagesOfChallenges,
  ...sabotagesOfFlags,
  ...sabotagesOfMoney,
  ...sabotagesOfIdentity,
  ...sabotagesOfNotices,
  ...sabotagesOfTheOpenDoor,
  ...sabotagesOfPayments,
  ...sabotagesOfPrivacy,
  ...sabotagesOfTheRules,
  ...sabotagesOfTheKit,
  ...sabotagesOfTheIssuer,
  ...sabotagesOfTheGateway,
  ...sabotagesOfObserving,
  ...sabotagesOfTheGuide,
  ...sabotagesOfTheAssistant,
  ...sabotagesOfSpeech,
  ...sabotagesOfTheExample,
  ...sabotagesOfTheScreens,
  ...sabotagesOfTheSecondStep,
  ...sabotagesOfWhatStandsStill,
  ...sabotagesOfWorlds,
};

/** Those with the pattern in their name, file or proof, those without it where it begins with '!'; all of them without one. */
export function sabotagesLike(pattern = '') {
  const isOthers = pattern.startsWith('!');
  const wanted = isOthers ? pattern.slice(1) : pattern;
  return Object.entries(sabotages)
    .map(([name, one]) => ({ name, ...one }))
    .filter(({ name, file, proof }) => [name, file, proof].some((text) => text.includes(wanted)) !== isOthers);
}
