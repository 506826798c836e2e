const keys = 'services/identity/src/issuer/issuer-keys.client.ts';
const ofKeys = 'services/identity/src/issuer/issuer-keys.int.spec.ts';

/** What keeps those who are in going, and everybody else out, whatever happens to the issuer. */
export const sabotagesOfTheIssuer = {
  'the keys of the issuer that are kept': {
    file: keys,
    from: 'await keep(this.em.fork(), jwks, this.clock.now());',
    to: '',
    proof: ofKeys,
    noticedBy: 'a session outlives a restart of ours',
  },
  'the key that comes with a grant': {
    file: 'services/identity/src/issuer/issuer-tokens.client.ts',
    from: 'await this.keys.learn(grant.tokens.accessToken);',
    to: '',
    proof: ofKeys,
    noticedBy: 'a new key is known with the first token',
  },
  'the look at who the issuer is': {
    file: keys,
    from: 'mustSuit(body, this.config.ISSUER_IS_EMBEDDED);',
    to: '',
    proof: ofKeys,
    noticedBy: 'as a process of its own',
  },
  'the circuit breaker before an issuer that hangs': {
    file: 'services/kit/src/guard/guard.ts',
    from: 'if (isOutage(error)) circuit.failed(startedAt, now());',
    to: '',
    proof: 'services/identity/src/issuer/issuer-guard.int.spec.ts',
    noticedBy: 'once the issuer hangs',
  },
};
