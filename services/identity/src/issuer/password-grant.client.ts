import { Injectable } from '@nestjs/common';

import { saidIn } from './issuer-answer.client.js';
import { IssuerAccounts } from './issuer-accounts.client.js';
import { type GrantOutcome, IssuerTokens } from './issuer-tokens.client.js';
import { passwordForm } from './password-form.policy.js';

/** Signing in by password, whichever way the keyboard spells it. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly tokens: IssuerTokens,
    private readonly accounts: IssuerAccounts,
  ) {}

  /**
   * The direct grant with the password in its one form. An older account may have it as it was typed: that opens too,
   * once, and is set anew in the one form. Both tries are the same for every e-mail, known or not (G52).
   */
  async signIn(email: string, password: string, address: string): Promise<GrantOutcome> {
    const form = passwordForm(password);
    const outcome = await this.tokens.signIn(email, form, address);
    if (form === password || 'grant' in outcome || saidIn(outcome.refusal) !== 'Invalid user credentials')
      return outcome;
    const asTyped = await this.tokens.signIn(email, password, address);
    // Not urgent: the spelling as typed goes on opening the account until this succeeds.
    if ('grant' in asTyped) await this.accounts.setPassword(asTyped.grant.adultId, password).catch(() => undefined);
    return asTyped;
  }
}
