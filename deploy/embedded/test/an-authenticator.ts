import { beginTotp, confirmTotp } from '@alcancia/contracts/identity';
import { authenticatorCode, password } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';

/** An authenticator app that this adult's account asks for from now on. */
export async function anAuthenticator(system: TestSystem, token: string) {
  const { secret } = await system.want(beginTotp, { password }, { token });
  const codeIn = (ms: number) => authenticatorCode(secret, new Date(system.clock.now().getTime() + ms));
  const { recoveryCodes } = await system.want(confirmTotp, { code: codeIn(0) }, { token });
  /** The app's clock is half a minute ahead: a code that was not used yet, and one that a slow machine may send late. */
  const code = () => codeIn(30_000);
  return { code, recoveryCodes };
}
