import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failure } from '@alcancia/server-kit';
import { type FileAnswer, looksLikeFile } from '@alcancia/static-server';

import { notBuilt } from '../words/pages.js';
import { pageFrom } from './page.js';
import { remoteOrigins } from './remote-origins.js';
import { pagePolicy } from './security-headers.js';

/** Where the built front ends are: folders of this machine, or servers of their own. */
export interface FrontendFiles {
  /** The shell's index.html; undefined while there is none. */
  page(): Promise<string | undefined>;
  /** The file at a public address; null when there is none. Throws `unavailable` when its front end is away. */
  find(path: string, wanted: FastifyRequest['headers']): Promise<FileAnswer | null>;
}

export interface WebParts {
  readonly files: FrontendFiles;
  /** Written into every page. */
  readonly runtime: unknown;
}

/** Addresses under which only files live: what is missing there is missing, never a page. */
const onlyFiles = /^\/(?:remotes|assets)\//;

/** Addresses of machines: what nobody answers there is no page either. */
const neverPages = /^\/(?:api|realms|health)(?:\/|$)/;

/** The built front ends: files as they are, every page with its own nonce and the runtime config. */
export function registerWeb(app: FastifyInstance, { files, runtime }: WebParts): void {
  const origins = remoteOrigins(runtime);

  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const template = await files.page();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (template === undefined) return reply.code(503).header('retry-after', 3).send(notBuilt);
    const { nonce, html } = pageFrom(template, runtime);
    return reply.header('content-security-policy', pagePolicy(nonce, origins)).send(html);
  };

  app.get('/*', async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    if (neverPages.test(path)) throw failure('not_found');
    const isFile = onlyFiles.test(path) || looksLikeFile(path);
    if (!isFile || path.endsWith('.html')) return sendPage(reply);
    const file = await files.find(path, request.headers);
    if (!file) throw failure('not_found');
    return reply.code(file.status).headers(file.headers).send(file.body);
  });
}
