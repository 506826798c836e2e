import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { legalDocuments } from '@alcancia/contracts/identity';
import { listPublishedLandings } from '@alcancia/contracts/marketing';

import { askAsGateway } from '../access/ask-identity.js';
import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';
import { escaped } from './escaped.js';

/** Search engines ask seldom and wait: for so long, in milliseconds. */
const waitMs = 2_000;

/** What only somebody who is signed in can open, and what is no page. */
const closed = [
  '/api/',
  '/admin',
  '/remotes/',
  '/realms/',
  '/child',
  '/dashboard',
  '/landing-heatmap',
  '/super-admin-dashboard',
];

/** What search engines may know of: the published pages and the public texts, nothing of anybody's own. */
@Injectable()
export class FoundRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
    private readonly parts: Parts,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/sitemap.xml', async (request, reply) => this.sendSitemap(request, reply));
    server.get('/robots.txt', async (request, reply) => {
      const lines = [
        'User-agent: *',
        ...closed.map((place) => `Disallow: ${place}`),
        '',
        `Sitemap: ${this.originOf(request)}/sitemap.xml`,
        '',
      ];
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join('\n'));
    });
  }

  private async sendSitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.allowAddress(request.ip);
    const about = { cause: request.cause, waitMs };
    const { landings } = await askAsGateway(this.services, listPublishedLandings, {}, about);
    const origin = this.originOf(request);
    const pages = [
      ...landings.map(({ slug, isMain, publishedAt }) => ({
        address: isMain ? '/' : `/landing/${slug}`,
        changed: publishedAt.slice(0, 10),
      })),
      ...legalDocuments.map((document) => ({ address: `/${document}`, changed: null })),
    ];
    const urls = pages.map(
      ({ address, changed }) =>
        `<url><loc>${escaped(origin + address)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  }

  private originOf({ protocol, host }: FastifyRequest): string {
    return this.parts.config.publicOrigins[0] ?? `${protocol}://${host}`;
  }
}
