import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';

import { openApiOf, operationsOf } from '../forward/openapi.js';
import { docsPage } from './docs-page.js';
import { pagePolicy } from './security-headers.js';

/** The API's documents, made once from the contracts. */
export function registerDocs(app: FastifyInstance, requests: readonly AnyRequest[]): void {
  const document = JSON.stringify(openApiOf(requests));
  const operations = operationsOf(requests);
  app.get('/api/openapi.json', async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(operations, nonce));
  });
}
