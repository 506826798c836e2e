const identity = 'services/identity/src';
const secondStep = `${identity}/second-step/second-step.int.spec.ts`;
const passkeys = `${identity}/second-step/passkeys.int.spec.ts`;

/** What stands beside the password. */
export const sabotagesOfTheSecondStep = {
  'that no session is opened before the second step': {
    file: `${identity}/accounts/sign-in.ts`,
    from: 'if (unproved) {',
    to: "if (unproved && unproved.error.code !== 'second_step_needed') {",
    proof: secondStep,
    noticedBy: 'opens nothing before the second step',
  },
  'the session of the issuer that passed no second step': {
    file: `${identity}/accounts/sign-in.ts`,
    from: `await this.accounts.endSession(asked.grant.issuerSid).catch(() => undefined);
      return this.refuse(steps, visitor, input, unproved);`,
    to: 'return this.refuse(steps, visitor, input, unproved);',
    proof: secondStep,
    noticedBy: 'opens nothing before the second step',
  },
  'that a code of the app serves once': {
    file: `${identity}/second-step/totp-factor.store.ts`,
    from: 'if (step < last || (step === last && row.last_intent !== intentId)) return false;',
    to: '',
    proof: secondStep,
    noticedBy: 'takes a code of the app once',
  },
  'that a recovery code serves once': {
    file: `${identity}/second-step/recovery-codes.store.ts`,
    from: 'and (used_at is null or used_by = ?)',
    to: 'and (used_at is null or used_by <> ?)',
    proof: secondStep,
    noticedBy: 'takes each recovery code once',
  },
  'that codes of the second step are counted before they are looked at': {
    file: `${identity}/second-step/second-proof.store.ts`,
    from: "await steps.step('count-second-step', (work) => this.attempts.reserveSecondStep(work, adultId));",
    to: '',
    proof: secondStep,
    noticedBy: 'is held up after five wrong codes',
  },
  'that codes of the second step are counted apart from passwords': {
    file: `${identity}/accounts/sign-in-attempts.store.ts`,
    from: "this.secrets.fingerprint('second-step', adultId)",
    to: "this.secrets.fingerprint('second-step', `${adultId}${Math.random()}`)",
    proof: secondStep,
    noticedBy: 'is counted over sign-in and all acts',
  },
  'that the secret of an app is sealed': {
    file: `${identity}/second-step/second-step.cipher.ts`,
    from: "return this.seal.close(Buffer.from(secret).toString('base64'));",
    to: "return Buffer.from(secret).toString('base64');",
    proof: secondStep,
    noticedBy: 'neither the secret nor a code can be read',
  },
  'the one family of an owner': {
    file: `${identity}/ownership/hand-over.store.ts`,
    from: 'if (!successor.canTakeOver) throw ownsAnotherFamily(byReader);',
    to: '',
    proof: `${identity}/ownership/ownership.int.spec.ts`,
    noticedBy: 'is for nobody who owns children of another one',
  },
  'both steps of who passes a family': {
    file: `${identity}/ownership/offer-ownership.ts`,
    from: 'await this.both.demand(steps, owner, { password, second });',
    to: '',
    proof: `${identity}/ownership/ownership.int.spec.ts`,
    noticedBy: 'is not offered without the password',
  },
  'that an answer of a passkey serves once': {
    file: `${identity}/second-step/passkeys.store.ts`,
    from: 'and expires_at > ? and used_by is null returning purpose',
    to: 'and expires_at > ? returning purpose',
    proof: passkeys,
    noticedBy: 'an answer that was given before',
  },
  'that a wrong answer of a passkey is no proof when it is repeated': {
    file: `${identity}/second-step/second-proof.store.ts`,
    from: 'return this.passkeys.accepts(work, adultId, given.passkey, intentId);',
    to: 'return this.passkeys.accepts(work, adultId, given.passkey, intentId).then(() => true);',
    proof: passkeys,
    noticedBy: 'an answer that was wrong is asked for anew',
  },
  'that recovery codes go with the last way to prove the second step': {
    file: `${identity}/second-step/remove-passkey.ts`,
    from: 'await this.second.forgetIfNoneLeft(work, adultId);',
    to: '',
    proof: passkeys,
    noticedBy: 'takes a key away behind both steps',
  },
};
