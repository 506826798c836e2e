import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { LegalDocument } from '@alcancia/contracts/identity';
import { failure } from '@alcancia/server-kit';
import { looksLikeFile, wantedBy } from '@alcancia/static-server';

import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { packedBody } from '../forward/packed-body.js';
import { Parts } from '../gateway-parts.js';
import { notBuilt } from '../words/pages.js';
import type { FrontendFiles } from './frontend-files.js';
import { legalDocumentAt, legalTextOf } from './legal-texts.js';
import { type PageText, pageFrom } from './page.js';
import { remoteOrigins } from './remote-origins.js';
import { framedByUs, pagePolicy } from './security-headers.js';

/** Addresses of files only: a missing one is 404, never a page. */
const onlyFiles = /^\/(?:remotes|assets)\//;

/** A name for good of a file that the landing's build makes (spec 1 §7). */
const alsoCalled = new Map([['/js/ambassador-tracking.js', '/remotes/landing/js/ambassador-tracking.js']]);

/** Pages that the landing shows in a dialog. */
const shownInDialog: ReadonlySet<string> = new Set(['/test-familia']);

/** Addresses for programs: an unknown one is 404, never a page. */
const neverPages = /^\/(?:api|realms|health)(?:\/|$)/;

/** The built front ends: files as they are, every page with its own nonce and the runtime config. */
@Injectable()
export class WebRoutes implements OnModuleInit {
  private readonly files: FrontendFiles;
  /** Written into every page. */
  private readonly runtime: unknown;
  private readonly origins: readonly string[];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
    { files, config }: Parts,
  ) {
    this.files = files;
    this.runtime = config.runtime;
    this.origins = remoteOrigins(config.runtime);
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().get('/*', async (request, reply) => {
      const path = `/${(request.params as { '*': string })['*']}`;
      if (neverPages.test(path)) throw failure('not_found');
      const document = legalDocumentAt(path);
      if (document) return this.sendLegalPage(request, reply, document);
      const isFile = onlyFiles.test(path) || looksLikeFile(path);
      if (!isFile || path.endsWith('.html')) return this.sendPage(request, reply);
      const file = await this.files.find(alsoCalled.get(path) ?? path, wantedBy(request));
      if (!file) throw failure('not_found');
      return reply.code(file.status).headers(file.headers).send(file.body);
    });
  }

  /** The shell with the text in it, so that it is read without script (G50). */
  private async sendLegalPage(
    request: FastifyRequest,
    reply: FastifyReply,
    document: LegalDocument,
  ): Promise<FastifyReply> {
    await this.limits.allowAddress(request.ip);
    const { status, text } = await legalTextOf(this.services, document, request.query, request.cause);
    if (status === 503) void reply.header('retry-after', 3);
    return this.sendPage(request, reply.code(status), text);
  }

  private async sendPage(request: FastifyRequest, reply: FastifyReply, text?: PageText): Promise<FastifyReply> {
    const template = await this.files.page();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (template === undefined) return reply.code(503).header('retry-after', 3).send(notBuilt);
    const { nonce, html } = pageFrom(template, this.runtime, text);
    const { headers, body } = await packedBody(html, request.headers['accept-encoding']);
    const policy = pagePolicy(nonce, this.origins);
    const isFramed = shownInDialog.has(request.url.split('?')[0] ?? '');
    if (isFramed) void reply.header('x-frame-options', 'SAMEORIGIN');
    return reply
      .header('content-security-policy', isFramed ? framedByUs(policy) : policy)
      .headers(headers)
      .send(body);
  }
}
