import { randomBytes } from 'node:crypto';

import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { openApiOf, type Operation, operationsOf } from '../forward/openapi.js';
import { Parts } from '../gateway-parts.js';
import { docsPage } from './docs-page.js';
import { pagePolicy } from './security-headers.js';

/** The API's documents, made once from the contracts. */
@Controller('api')
export class DocsController {
  private readonly document: string;
  private readonly operations: readonly Operation[];

  constructor({ requests }: Parts) {
    this.document = JSON.stringify(openApiOf(requests));
    this.operations = operationsOf(requests);
  }

  @Get('openapi.json')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/json; charset=utf-8')
  openApi(): string {
    return this.document;
  }

  @Get('docs')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/html; charset=utf-8')
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    const nonce = randomBytes(18).toString('base64');
    void reply.header('content-security-policy', pagePolicy(nonce));
    return docsPage(this.operations, nonce);
  }
}
