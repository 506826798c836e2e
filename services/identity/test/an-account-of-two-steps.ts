import { type CallerShape } from '@alcancia/contracts/caller';
import { beginTotp, confirmTotp, type SecondProofGiven, signIn } from '@alcancia/contracts/identity';
import { authenticatorCode } from '@alcancia/testing';

import { type IdentityFixture, password, refusal } from './people.js';

const minuteMs = 60_000;

/** A confirmed account that is signed in, and how a second step is turned on and given. */
export async function anAccountOfTwoSteps({ service, confirmed, enter: enterBy }: IdentityFixture) {
  const email = await confirmed();
  const { caller }: { caller: CallerShape } = await enterBy(email);
  /** So long that the app shows a code that was never used, and that attempts are forgotten. */
  const later = (ms = 20 * minuteMs): void => service.clock.shift(ms);
  const shown = (secret: string, aheadMs = 0) =>
    authenticatorCode(secret, new Date(service.clock.now().getTime() + aheadMs));
  const begin = () => service.ask(beginTotp, caller, { password });
  let networks = 0;

  return {
    email,
    caller,
    later,
    shown,
    begin,
    async turnedOn() {
      const { secret } = await begin();
      const { recoveryCodes } = await service.ask(confirmTotp, caller, { code: shown(secret) });
      later();
      return { secret, recoveryCodes };
    },
    /** 'let in', or the code that was answered; each time from another network. */
    async enter(second?: SecondProofGiven, options: { key?: string } = {}) {
      const input = { email, password, ...(second && { second }) };
      const address = `10.9.0.${(networks += 1) % 250}`;
      const answer = await service.answer(signIn, null, input, { address, ...options });
      return answer.ok ? 'let in' : answer.error.code;
    },
    refused: async (...asked: Parameters<typeof service.answer>) => (await refusal(service, ...asked)).code,
  };
}
