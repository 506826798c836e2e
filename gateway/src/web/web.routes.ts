import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failure } from '@alcancia/server-kit';

import { notBuilt } from '../words/pages.js';
import { type Asset, AssetShelf, bodyFor } from './asset-shelf.js';
import { looksLikeFile } from './media-types.js';
import { pageFrom } from './page.js';
import { pagePolicy } from './security-headers.js';

export interface WebParts {
  /** Address prefix → folder of a built front end; '/' is the shell. */
  readonly webRoots: Readonly<Record<string, string>>;
  /** Written into every page. */
  readonly runtime: unknown;
}

const shellPage = '/index.html';
/** Addresses under which only files live: what is missing there is missing, never a page. */
const onlyFiles = /^\/(?:remotes|assets)\//;

/** Addresses of machines: what nobody answers there is no page either. */
const neverPages = /^\/(?:api|realms|health)(?:\/|$)/;

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  void reply
    .header('cache-control', asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const { encoding, body } = bodyFor(asset, request.headers['accept-encoding']?.toString() ?? '');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(asset.type).send(body);
}

/** The built front ends: files as they are, every page with its own nonce and the runtime config. */
export function registerWeb(app: FastifyInstance, { webRoots, runtime }: WebParts): void {
  const shelf = new AssetShelf(webRoots);

  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const template = (await shelf.find(shellPage))?.bodies.identity.toString('utf8');
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (template === undefined) return reply.code(503).header('retry-after', 3).send(notBuilt);
    const { nonce, html } = pageFrom(template, runtime);
    return reply.header('content-security-policy', pagePolicy(nonce)).send(html);
  };

  app.get('/*', async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    if (neverPages.test(path)) throw failure('not_found');
    if (!path.endsWith('.html')) {
      const asset = await shelf.find(path);
      if (asset) return sendAsset(request, reply, asset);
      if (onlyFiles.test(path) || looksLikeFile(path)) throw failure('not_found');
    }
    return sendPage(reply);
  });
}
