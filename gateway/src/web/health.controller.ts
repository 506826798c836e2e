import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Parts } from '../gateway-parts.js';

/** Live: the process answers. Ready: what it depends on answers too. */
@Controller('health')
export class HealthController {
  constructor(private readonly parts: Parts) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): object {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    if (await this.parts.isReady().catch(() => false)) return { status: 'ok' };
    void reply.code(503).header('retry-after', 1);
    return { status: 'unavailable' };
  }
}
