import { randomUUID, type webcrypto } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface User {
  id: string;
  email: string;
  password: string;
  enabled: boolean;
  emailVerified: boolean;
  requiredActions: string[];
  attributes: Record<string, string[]>;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly location?: string;
}

const refused = (error_description: string, error = 'invalid_grant', status = 400): Answer => ({
  status,
  body: { error, error_description },
});
const gone: Answer = { status: 404, body: { error: 'not found' } };
const done: Answer = { status: 204 };

/** A stand-in for Keycloak over HTTP: what identity asks of it, answered as the real one was measured to. */
export class FakeIssuer {
  readonly users = new Map<string, User>();
  /** The valid refresh token of each session; removed when the session ends. */
  readonly sessions = new Map<string, { userId: string; refreshId: string }>();
  /** What was asked, in order: 'password', 'refresh_token', 'POST /users', 'certs', … */
  readonly calls: string[] = [];
  /** How many requests have come in, answered or not. */
  heard = 0;
  isDown = false;
  /** Has another secret for identity's own client. */
  hasAnotherSecret = false;
  /** Does what is asked, and the answer is lost on the way: 'POST /users', … */
  losesAnswerTo = '';
  /** Answers wait for this, so that a test may do something in the middle. */
  hold: Promise<void> = Promise.resolve();
  /** More of its well-known document. */
  saysOfItself: Record<string, unknown> = {};
  /** More claims of its access tokens, over the usual ones. */
  moreClaims: Record<string, unknown> = {};
  refreshLivesSeconds = 90 * 86_400;
  now: () => Date = () => new Date();

  private constructor(
    readonly url: string,
    private readonly issuer: string,
    private key: { kid: string; private: webcrypto.CryptoKey; jwk: object },
    readonly close: () => Promise<void>,
  ) {}

  static async start(publicOrigin: string): Promise<FakeIssuer> {
    const server = createServer((request, response) => {
      void fake.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // On a busy machine an idle connection would end while it is taken again.
    server.keepAliveTimeout = 60_000;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    const fake = new FakeIssuer(url, `${publicOrigin}/realms/alcancia`, await newKey(), close);
    return fake;
  }

  async rotateKey(): Promise<void> {
    this.key = await newKey();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.respond(request);
    const isLost = this.losesAnswerTo !== '' && this.calls.at(-1) === this.losesAnswerTo;
    const { status, body, location }: Answer = isLost ? { status: 503 } : answer;
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }

  private async respond(request: IncomingMessage): Promise<Answer> {
    this.heard += 1;
    await this.hold;
    if (this.isDown) return { status: 503 };
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const text = await textOf(request);
    const [, area, ...path] = pathname.replace(/\/$/, '').split('/');
    if (area === 'admin') return this.admin(`${request.method} /${path.slice(2).join('/')}`, searchParams, text);
    const last = path.at(-1);
    if (last === 'certs') {
      this.calls.push('certs');
      return { status: 200, body: { keys: [this.key.jwk] } };
    }
    if (last === 'openid-configuration') return { status: 200, body: { issuer: this.issuer, ...this.saysOfItself } };
    return last === 'token' ? this.token(new URLSearchParams(text)) : gone;
  }

  private async token(form: URLSearchParams): Promise<Answer> {
    const grant = form.get('grant_type') ?? '';
    this.calls.push(grant);
    if (grant === 'client_credentials' && this.hasAnotherSecret)
      return refused('Invalid client or Invalid client credentials', 'unauthorized_client', 401);
    if (grant === 'client_credentials') return { status: 200, body: { access_token: 'of identity', expires_in: 60 } };
    if (grant === 'refresh_token') return this.refresh(form.get('refresh_token') ?? '');
    const user = this.userOf(form.get('username') ?? '');
    if (!user || user.password !== form.get('password')) return refused('Invalid user credentials');
    if (!user.emailVerified) user.requiredActions = ['VERIFY_EMAIL'];
    if (user.requiredActions.length > 0) return refused('Account is not fully set up');
    return this.tokens(user.id, randomUUID());
  }

  private async refresh(token: string): Promise<Answer> {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<
      string,
      unknown
    >;
    if (token.split('.')[2] !== 'true') return refused('Invalid refresh token');
    const { sid, jti, exp } = claims as { sid: string; jti: string; exp: number };
    const session = this.sessions.get(sid);
    if (exp * 1000 < this.now().getTime()) return refused('Token is not active');
    if (!session) return refused('Session not active');
    if (session.refreshId !== jti) {
      this.sessions.delete(sid);
      return refused('Maximum allowed refresh token reuse exceeded');
    }
    return this.tokens(session.userId, sid);
  }

  private async tokens(userId: string, sid: string): Promise<Answer> {
    const refreshId = randomUUID();
    this.sessions.set(sid, { userId, refreshId });
    const seconds = Math.floor(this.now().getTime() / 1000);
    const claims = { iss: this.issuer, sid, azp: 'alcancia-web', typ: 'Bearer', ...this.moreClaims };
    const access_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: this.key.kid })
      .setSubject(userId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(this.key.private);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const refresh_token = `${part({ alg: 'HS512' })}.${part({ sid, jti: refreshId, exp: seconds + this.refreshLivesSeconds })}.true`;
    return { status: 200, body: { access_token, refresh_token, expires_in: 300, token_type: 'Bearer' } };
  }

  private admin(asked: string, query: URLSearchParams, text: string): Answer {
    this.calls.push(asked.replaceAll(/[0-9a-f-]{36}/g, '{id}'));
    const body = (text === '' ? {} : JSON.parse(text)) as Partial<User> & {
      credentials?: { value: string }[];
      value?: string;
    };
    const [method, , id = '', verb] = asked.split(/[ /]+/).map(decodeURIComponent) as [
      string,
      string,
      string?,
      string?,
    ];
    if (asked.startsWith('DELETE /sessions/')) return this.sessions.delete(id) ? done : gone;
    if (asked.startsWith('DELETE /attack-detection/')) return done;
    if (asked === 'POST /users') return this.create(body);
    if (asked === 'GET /users') {
      const user = this.userOf(query.get('email') ?? '');
      return { status: 200, body: user ? [user] : [] };
    }
    const user = this.users.get(id);
    if (!user) return gone;
    if (method === 'DELETE' && verb === undefined) {
      for (const [sid, { userId }] of this.sessions) if (userId === id) this.sessions.delete(sid);
      this.users.delete(id);
    }
    if (verb === 'logout') for (const [sid, { userId }] of this.sessions) if (userId === id) this.sessions.delete(sid);
    if (verb === 'reset-password') user.password = body.value ?? '';
    if (method === 'PUT' && verb === undefined) {
      const owner = this.userOf(body.email ?? '');
      if (owner && owner !== user) return { status: 409, body: { errorMessage: 'User exists with same email' } };
      Object.assign(user, body);
    }
    return done;
  }

  private create({
    email = '',
    credentials = [],
    ...more
  }: Partial<User> & { credentials?: { value: string }[] }): Answer {
    if (this.userOf(email)) return { status: 409, body: { errorMessage: 'User exists with same email' } };
    const password = credentials[0]?.value ?? '';
    if (password.length < 6) return { status: 400, body: { error: 'invalidPasswordMinLengthMessage' } };
    const id = randomUUID();
    this.users.set(id, {
      enabled: true,
      emailVerified: false,
      requiredActions: [],
      attributes: {},
      ...more,
      id,
      email,
      password,
    });
    return { status: 201, location: `${this.url}/admin/realms/alcancia/users/${id}` };
  }

  private userOf(email: string): User | undefined {
    return [...this.users.values()].find((user) => user.email === email.toLowerCase());
  }
}

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  return {
    kid,
    private: privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
