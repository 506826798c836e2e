import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import { Failure } from '@alcancia/server-kit';
import { wantedBy } from '@alcancia/static-server';

import { Parts } from '../gateway-parts.js';
import { filesAway, opensNothing } from '../words/pages.js';

const html = 'text/html; charset=utf-8';

/** Signed addresses of objects: whoever holds one downloads what it was signed for, wherever the objects are kept. */
@Injectable()
export class KeptFilesRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly parts: Parts,
  ) {}

  onModuleInit(): void {
    const { keptFiles } = this.parts;
    if (!keptFiles) return;
    this.host.httpAdapter.getInstance<FastifyInstance>().get('/files/*', async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" });
      try {
        const file = await keptFiles.open(request.url, wantedBy(request));
        if (!file) return await reply.code(404).type(html).send(opensNothing);
        return await reply.code(file.status).headers(file.headers).send(file.body);
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== 'unavailable') throw error;
        return reply.code(503).header('retry-after', 30).type(html).send(filesAway);
      }
    });
  }
}
