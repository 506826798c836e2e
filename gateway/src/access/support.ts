import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { childrenNamed } from '@alcancia/contracts/caller';
import type { AnyRequest } from '@alcancia/contracts/define';
import { lookAsSupport } from '@alcancia/contracts/identity';
import { Caller } from '@alcancia/server-kit';

import { ServiceGuard } from '../bus/service-guard.js';
import { askAsGateway } from './ask-identity.js';

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

/** Support mode (G1): identity records each look before it is passed on, and says which children it may see. Nothing is cached. */
@Injectable()
export class Support {
  constructor(private readonly services: ServiceGuard) {}

  async inSupportMode(contract: AnyRequest, caller: Caller, { params, query, cause }: FastifyRequest): Promise<Caller> {
    const { shape, origin } = caller;
    if (!contract.openToSupport || shape?.role !== 'super_admin') return caller;
    const { adultId: administratorId, sessionId } = shape;
    const childIds = childrenNamed(contract.access, { ...Object(query), ...Object(params) }).filter(isUuid);
    const look = { administratorId, sessionId, subject: contract.subject, childIds };
    const { children } = await askAsGateway(this.services, lookAsSupport, look, { origin, cause });
    return children ? new Caller({ ...shape, children, isSupport: true }, origin) : caller;
  }
}
