const headers = {
  file: 'gateway/src/web/security-headers.ts',
  proof: 'gateway/src/web/security-headers.int.spec.ts',
};
const limits = 'gateway/src/access/product-limits.int.spec.ts';
const signals = {
  proof: 'contracts/src/live.spec.ts',
  noticedBy: 'every event of the product',
};
const files = {
  file: 'deploy/static/src/answer-file.ts',
  proof: 'deploy/static/src/static-server.int.spec.ts',
};
const upgrade = {
  file: 'gateway/src/sockets/upgrade-check.ts',
  proof: 'gateway/src/live/live.gateway.int.spec.ts',
};
const approvals = 'contracts/src/family/approvals.events.ts';

/** What the gateway keeps to for every answer, every address and every browser that listens. */
export const sabotagesOfTheGateway = {
  'styles without a nonce': {
    ...headers,
    from: "`style-src ${ours} 'nonce-${nonce}'`",
    to: "`style-src ${ours} 'unsafe-inline'`",
    noticedBy: 'a page has these headers',
  },
  'pictures from anywhere': {
    ...headers,
    from: '`img-src ${ours} data: blob:`',
    to: '`img-src *`',
    noticedBy: 'a page has these headers',
  },
  'nobody may frame an answer': {
    ...headers,
    from: "'x-frame-options': 'DENY',",
    to: '',
    noticedBy: 'an answer of the API has these headers',
  },
  'only over HTTPS': {
    ...headers,
    from: "'strict-transport-security': 'max-age=31536000',",
    to: '',
    noticedBy: 'an answer of the API has these headers',
  },
  'the limit of live sockets': {
    file: 'gateway/src/access/limits.ts',
    from: '(await this.limiter.take(`socket:${network}`, rate)) === null',
    to: 'true',
    proof: limits,
    noticedBy: 'of 100 live sockets in ten seconds',
  },
  'the limit of refreshes': {
    file: 'gateway/src/accounts/keycloak.routes.ts',
    from: 'await this.limits.allowAddress(request.ip);',
    to: '',
    proof: limits,
    noticedBy: 'of 3,000 calls a minute from one address a refresh of tokens',
  },
  'the limit of reset links': {
    file: 'contracts/src/identity/accounts.contract.ts',
    from: 'limit: { max: 5, perSeconds: 600 },\n  input: z.object({ email }),\n  output: done,\n});\n\n/** The link of the reset',
    to: 'input: z.object({ email }),\n  output: done,\n});\n\n/** The link of the reset',
    proof: limits,
    noticedBy: 'identity.request-password-reset is refused',
  },
  'the signal of a locked PIN': {
    ...signals,
    file: 'contracts/src/identity/pins.events.ts',
    from: "signal: { to: toChild, topics: ['profiles', 'children'] }",
    to: '',
  },
  'the signal of a rejection': {
    ...signals,
    file: approvals,
    from: "signal: { to: toChild, topics: ['approvals', 'agenda', 'goals', 'rewards', 'wallet'] }",
    to: '',
  },
  'the wallet after an undo': {
    ...signals,
    file: approvals,
    from: "topics: ['approvals', 'agenda', 'goals', 'challenges', 'rewards', 'wallet', 'progress']",
    to: "topics: ['approvals', 'agenda', 'goals', 'challenges', 'rewards', 'progress']",
  },
  'a viewer who decides': {
    file: 'contracts/src/caller.ts',
    from: "if (level === 'full' && link.role === 'viewer') return false;",
    to: '',
    proof: 'services/kit/src/caller.spec.ts',
    noticedBy: 'whoever is viewer with full_access',
  },
  "the database's time": {
    file: 'services/kit/src/clock.ts',
    from: 'this.offsetMs = Number(row?.ms ?? askedAt) - (askedAt + answeredAt) / 2;',
    to: 'this.offsetMs = 0;',
    proof: 'services/kit/src/clock.spec.ts',
    noticedBy: 'follows the database whose clock differs',
  },
  'parts of the version that a browser has': {
    ...files,
    from: "if (version !== undefined && version !== headers['etag']) return null;",
    to: '',
    noticedBy: 'comes in parts only while',
  },
  'parts beyond the end': {
    ...files,
    from: "if (parts === -1) return 'beyond';",
    to: 'if (parts === -1) return null;',
    noticedBy: 'beyond the end there is nothing',
  },
  'parts for a GET alone': {
    ...files,
    from: "method === 'GET' ? headers : { ...headers, range: undefined }",
    to: 'method === undefined ? { ...headers, range: undefined } : headers',
    noticedBy: 'is not sent, in part or whole',
  },
  'parts of one form alone': {
    ...files,
    from: "...(hasOneForm ? { 'accept-ranges': 'bytes' } : {}),",
    to: "'accept-ranges': 'bytes',",
    noticedBy: 'is unlike a script',
  },
  'the origin of a live socket': {
    ...upgrade,
    from: "if (!this.isOwnOrigin(request)) return '403 Forbidden';",
    to: '',
    noticedBy: 'is refused for a page of a foreign site',
  },
  'nothing in the address of a live socket': {
    ...upgrade,
    file: 'gateway/src/sockets/socket.adapter.ts',
    from: "this.byPath.get(request.url ?? '')",
    to: "this.byPath.get(request.url?.replace(/[?].*$/, '') ?? '')",
    noticedBy: 'is refused with anything in the address',
  },
  'the limit of sockets in a second': {
    ...upgrade,
    from: ' || !this.admission.take(network)',
    to: '',
    proof: 'gateway/src/live/live-crowd.int.spec.ts',
    noticedBy: 'of a crowd that comes at once',
  },
  'the share of one network in the sockets of a second': {
    file: 'gateway/src/sockets/admission.ts',
    from: ' || own >= this.limits.perNetwork',
    to: '',
    proof: 'gateway/src/live/live-crowd.int.spec.ts',
    noticedBy: 'a crowd from one address',
  },
  'the proxies behind the address of a live socket': {
    ...upgrade,
    from: 'all(request, this.isTrusted).at(-1)',
    to: 'all(request, () => true).at(-1)',
    proof: 'gateway/src/live/live-crowd.int.spec.ts',
    noticedBy: 'who names other addresses',
  },
  'tokens in an answer that is packed': {
    file: 'gateway/src/forward/forward-request.ts',
    from: 'return this.contract.carriesTokens ?',
    to: "return text === '' ?",
    proof: 'gateway/src/forward/packed-body.int.spec.ts',
    noticedBy: 'an answer travels as it is when it carries tokens',
  },
};
