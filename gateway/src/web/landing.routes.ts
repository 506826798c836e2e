import { createHash } from 'node:crypto';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { landingSlug } from '@alcancia/contracts/marketing';
import { Failure, failure } from '@alcancia/server-kit';
import { answerFrom, wantedBy } from '@alcancia/static-server';

import { Limits } from '../access/limits.js';
import { packedBody, pageQuality } from '../forward/packed-body.js';
import { Parts } from '../gateway-parts.js';
import { landingAway, previewOver } from '../words/pages.js';
import { PageForMany, withApp } from './app-in-landing.js';
import { type KeptPage, LandingPages } from './landing-pages.js';
import { remoteOrigins } from './remote-origins.js';
import { framedByUs, pagePolicy } from './security-headers.js';

/** A day. */
const pictureKeptSeconds = 86_400;

/** Pages that are kept with the app in them; each is some 200 KB. */
const mostReady = 50;

/** '/' and '/landing/{slug}': what visitors see, complete before any script runs (spec 1 §2). */
@Injectable()
export class LandingRoutes implements OnModuleInit {
  private app = { template: '', tag: '' };
  /** By what they are made of. */
  private readonly ready = new LRUCache<string, PageForMany>({ max: mostReady });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: LandingPages,
    private readonly limits: Limits,
    private readonly parts: Parts,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/', async (request, reply) => this.send(request, reply, null));
    server.get<{ Params: { slug: string } }>('/landing/:slug', async (request, reply) =>
      this.send(request, reply, request.params.slug),
    );
    server.get<{ Params: { file: string } }>('/landing-picture/:file', async (request, reply) =>
      this.sendPicture(request, reply, request.params.file.replace(/[.]png$/, '')),
    );
    server.get<{ Params: { token: string } }>('/landing-preview/:token', async (request, reply) =>
      this.sendPreview(request, reply, request.params.token),
    );
  }

  /** What is written and not published, for whoever has its address; search engines keep nothing of it (G36). */
  private async sendPreview(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
    await this.limits.allowAddress(request.ip);
    const drawn = await this.pages.preview(token.slice(0, 200), this.originOf(request), request.cause);
    const { nonce, html } = withApp(drawn ?? previewOver, undefined, {});
    return reply
      .code(drawn === null ? 410 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-frame-options': 'SAMEORIGIN' })
      .header('content-security-policy', framedByUs(pagePolicy(nonce)))
      .send(html);
  }

  /** For whoever shares a page; its address changes with what it says, so that it may be kept for long (G36). */
  private async sendPicture(request: FastifyRequest, reply: FastifyReply, slug: string): Promise<FastifyReply> {
    await this.limits.allowAddress(request.ip);
    const page = await this.pageAt(request, slug);
    if (!page) throw failure('unavailable');
    if (!page.picture) throw failure('not_found');
    const picture = await this.pages.picture(page.picture);
    return reply.type('image/png').header('cache-control', `public, max-age=${pictureKeptSeconds}`).send(picture);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, slug: string | null): Promise<FastifyReply> {
    await this.limits.allowAddress(request.ip);
    const [page, template] = await Promise.all([this.pageAt(request, slug), this.parts.files.page()]);
    const { runtime } = this.parts.config;
    void reply.type('text/html; charset=utf-8');
    if (!page) void reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 3 });
    else if (page.movedTo !== null)
      return reply.header('cache-control', 'no-cache').redirect(`/landing/${page.movedTo}`, 301);
    else {
      const etag = `"${page.tag}${this.appTag(template)}"`;
      void reply.code(page.status).headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
      // What the browser has it keeps with its own policy, to which the nonce in it belongs.
      const { status } = answerFrom({ status: 200, headers: { etag }, body: Buffer.alloc(0) }, wantedBy(request));
      if (status === 304) return reply.code(304).send();
    }
    const { nonce, html } = this.pageForMany(page, template).forOne();
    const { headers, body } = await packedBody(html, request.headers['accept-encoding'], pageQuality);
    return reply
      .header('content-security-policy', pagePolicy(nonce, remoteOrigins(runtime)))
      .headers(headers)
      .send(body);
  }

  private pageForMany(page: KeptPage | null, template: string | undefined): PageForMany {
    const key = `${page?.tag} ${this.appTag(template)}`;
    const ready = this.ready.get(key);
    if (ready) return ready;
    const made = new PageForMany(withApp(page?.html ?? landingAway, template, this.parts.config.runtime));
    this.ready.set(key, made);
    return made;
  }

  /** The app is in the page, too: with another one the page is another. */
  private appTag(template = ''): string {
    if (this.app.template !== template) {
      const app = template + JSON.stringify(this.parts.config.runtime);
      this.app = { template, tag: createHash('sha256').update(app).digest('base64url').slice(0, 10) };
    }
    return this.app.tag;
  }

  /** Null while it cannot be drawn. An address that no page can have is not looked up. */
  private async pageAt(request: FastifyRequest, slug: string | null): Promise<KeptPage | null> {
    const asked = slug === null || landingSlug.safeParse(slug).success ? slug : 'no-page-has-this-address';
    try {
      return await this.pages.page(
        asked,
        { origin: this.originOf(request), visitor: visitorOf(request) },
        request.cause,
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return null;
    }
  }

  /** What people see in the address bar: canonical and shared addresses are under it. */
  private originOf({ protocol, host }: FastifyRequest): string {
    return this.parts.config.publicOrigins[0] ?? `${protocol}://${host}`;
  }
}

/** What stays the same from visit to visit, without a cookie; it is kept nowhere. */
const visitorOf = ({ ip, headers }: FastifyRequest): string => `${ip} ${headers['user-agent'] ?? ''}`;
