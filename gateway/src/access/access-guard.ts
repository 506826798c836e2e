import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';
import { Caller, failure, type Origin } from '@alcancia/server-kit';

import { CallerCache } from './caller-cache.js';
import { Limits } from './limits.js';
import { Support } from './support.js';

const bearer = /^Bearer ([\x21-\x7e]{1,8000})$/i;

/** The address comes from the socket; Fastify reads X-Forwarded-For only from proxies that the configuration trusts. */
export const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, 400),
});

/** The first check of a request: who is asking, and whether they may (house §2.6, quality 17). */
@Injectable()
export class AccessGuard {
  constructor(
    private readonly callers: CallerCache,
    private readonly limits: Limits,
    private readonly support: Support,
  ) {}

  async admit(contract: AnyRequest, request: FastifyRequest): Promise<Caller> {
    const origin = originOf(request);
    await this.limits.allowAddress(origin.address);
    const caller = new Caller(await this.shapeOf(contract, request), origin);
    await this.limits.allowRequest(contract, caller);
    const admitted = await this.support.inSupportMode(contract, caller, request);
    admitted.mustFit(contract);
    return admitted;
  }

  private async shapeOf(contract: AnyRequest, { headers, cause }: FastifyRequest) {
    if (contract.access.who === 'anyone') return null;
    if (headers.authorization === undefined) throw failure('not_signed_in');
    const [, token] = bearer.exec(headers.authorization) ?? [];
    if (token === undefined) throw failure('session_ended');
    const isPersonActing = contract.isBackground !== true && headers['x-background'] !== '1';
    const resolved = await this.callers.callerOf({ token, isPersonActing, cause });
    if (!resolved) throw failure('session_ended');
    return resolved.caller;
  }
}
