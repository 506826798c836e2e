const identity = 'services/identity/src';
const passwords = `${identity}/accounts/password-reset.int.spec.ts`;
const ownToken = `${identity}/issuer/own-token.int.spec.ts`;
const tokens = `${identity}/sessions/resolve-caller.int.spec.ts`;

/** Accounts, links, tokens and devices. */
export const sabotagesOfIdentity = {
  'the one form of a password that is kept': {
    file: `${identity}/issuer/issuer-accounts.client.ts`,
    from: "credentials: [{ type: 'password', value: passwordForm(password), temporary: false }]",
    to: "credentials: [{ type: 'password', value: password, temporary: false }]",
    proof: `${identity}/accounts/sign-in.int.spec.ts`,
    noticedBy: 'opens by either spelling',
  },
  'an older password that is set in the one form': {
    file: `${identity}/issuer/password-grant.client.ts`,
    from: "if ('grant' in asTyped) await this.accounts.setPassword(asTyped.grant.adultId, password).catch(() => undefined);",
    to: '',
    proof: `${identity}/accounts/sign-in.int.spec.ts`,
    noticedBy: 'an account from before opens',
  },
  'half a surrogate pair in a password': {
    file: 'contracts/src/read-input.ts',
    from: String.raw`const noText = /[\0\p{Cs}]/u;`,
    to: String.raw`const noText = /\0/u;`,
    proof: 'gateway/src/forward/bad-input.int.spec.ts',
    noticedBy: 'refuses a body with a password with half a surrogate pair',
  },
  'the readiness of an identity with another secret than the issuer': {
    file: `${identity}/issuer/own-token.client.ts`,
    from: 'this.isRefused = true;',
    to: '',
    proof: ownToken,
    noticedBy: 'with a secret that the issuer does not have',
  },
  'the refusal for now of an identity with another secret than the issuer': {
    file: `${identity}/issuer/own-token.client.ts`,
    from: "return failure('unavailable');",
    to: "return new Error('refused');",
    proof: ownToken,
    noticedBy: 'with a secret that the issuer does not have',
  },
  'the tokens of the way back, which are not kept': {
    file: 'contracts/src/identity/sessions.contract.ts',
    from: 'carriesTokens: true,\n  changesAccess: { ofCaller: true },\n  input: adultProof',
    to: 'changesAccess: { ofCaller: true },\n  input: adultProof',
    proof: `${identity}/sessions/kept-answers.int.spec.ts`,
    noticedBy: 'identity.choose-adult leaves no token',
  },
  'the reset links that a changed password ends': {
    file: `${identity}/accounts/change-password.ts`,
    from: "await this.links.spendAll(work, 'reset', adultId);",
    to: '',
    proof: passwords,
    noticedBy: 'ends the links that were sent',
  },
  'the purpose of a link': {
    file: `${identity}/accounts/single-use-links.store.ts`,
    from: 'and l.purpose = ? and p.id',
    to: 'and (l.purpose = ? or true) and p.id',
    proof: passwords,
    noticedBy: 'serves for nothing else',
  },
  'the siblings of a device that lost its place': {
    file: `${identity}/devices/authorize-device.ts`,
    from: 'if (known && takesPlace)',
    to: "if (known && takesPlace && childId === '')",
    proof: `${identity}/devices/inactive-device.int.spec.ts`,
    noticedBy: 'a device that lost its place',
  },
  'the client that a token was given to': {
    file: `${identity}/issuer/access-token.cipher.ts`,
    from: 'azp: z.literal(webClientId)',
    to: 'azp: z.string()',
    proof: tokens,
    noticedBy: "signed with the issuer's own key but given to another client",
  },
  'the issuer of a token': {
    file: `${identity}/issuer/access-token.cipher.ts`,
    from: 'issuer: this.issuer,',
    to: '',
    proof: tokens,
    noticedBy: "signed with the issuer's own key but of another issuer",
  },
  'the end of an abandoned sign-up': {
    file: 'contracts/src/identity/accounts.contract.ts',
    from: 'resumes: true,',
    to: '',
    proof: `${identity}/accounts/sign-up.int.spec.ts`,
    noticedBy: 'that was cut off and that nobody repeats',
  },
  'the directions in notes and comments': {
    file: 'contracts/src/values.ts',
    from: String.raw`\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069`,
    to: String.raw`\u007F`,
    proof: 'deploy/embedded/src/strange-texts.int.spec.ts',
    noticedBy: 'that lead a reader astray',
  },
  'the device of a recent proof': {
    file: `${identity}/sessions/recent-proof.store.ts`,
    from: '`${proofToken} ${fingerprint}`',
    to: '`${proofToken}`',
    proof: `${identity}/pins/prove-adult.int.spec.ts`,
    noticedBy: 'is of one session and one device',
  },
  'the adult who signs a family out': {
    file: `${identity}/sessions/sign-out.ts`,
    from: 'if (!proof) throw adultProofNeeded();',
    to: 'if (!proof) return {};',
    proof: tokens,
    noticedBy: 'from the selector takes a proof of the adult',
  },
};
