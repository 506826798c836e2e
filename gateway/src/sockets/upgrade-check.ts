import type { IncomingMessage } from 'node:http';

import { all, compile } from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';

import { networkOf, type Origin } from '@alcancia/server-kit';

import { Limits } from '../access/limits.js';
import { Parts } from '../gateway-parts.js';
import { Admission } from './admission.js';
import { PendingSockets } from './pending-sockets.js';

const maxPending = 500;
/** One network may take this share of the sockets of a second: schools and mobile carriers have many browsers behind one address. */
const shareOfOne = 1 / 4;
const later = '\r\nRetry-After: 1';

/** Decides before a socket is opened whether it may be: of our own origin, and no more than can be served. */
@Injectable()
export class UpgradeCheck {
  private readonly isTrusted: ReturnType<typeof compile>;
  private readonly publicOrigins: readonly string[];
  private readonly admission: Admission;

  constructor(
    { config, now }: Parts,
    private readonly limits: Limits,
    private readonly pending: PendingSockets,
  ) {
    this.isTrusted = compile(config.trustedProxies);
    this.publicOrigins = config.publicOrigins;
    const { socketsPerSecond: perSecond, limitFactor } = config;
    const perNetwork = Math.ceil(perSecond * shareOfOne * limitFactor);
    this.admission = new Admission({ perSecond, perNetwork, now });
  }

  /** Status line and headers of the refusal; null when the socket may be opened. */
  async refusalOf(request: IncomingMessage): Promise<string | null> {
    if (!this.isOwnOrigin(request)) return '403 Forbidden';
    const network = networkOf(this.addressOf(request));
    if (this.pending.size >= maxPending || !this.admission.take(network)) return `503 Service Unavailable${later}`;
    if (!(await this.limits.allowSocket(network))) return `429 Too Many Requests${later}`;
    return null;
  }

  /** Where it came from, as a request's is told. */
  originOf(request: IncomingMessage): Origin {
    return { address: this.addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) };
  }

  private isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const { publicOrigins } = this;
    return publicOrigins.length > 0 ? publicOrigins.includes(new URL(origin).origin) : new URL(origin).host === host;
  }

  /** The address behind proxies that we trust; of anybody else, the one of the socket. */
  private addressOf(request: IncomingMessage): string {
    return all(request, this.isTrusted).at(-1) ?? '';
  }
}
