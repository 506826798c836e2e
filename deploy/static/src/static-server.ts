import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerFile, wantedBy } from './answer-file.js';
import { AssetCache } from './asset-cache.js';
import { drawingProgram, isDrawPlace } from './drawing.js';

export interface StaticPlace {
  /** A built front end. */
  readonly folder: string;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
}

export interface StaticServer {
  readonly address: string;
  /** Resolves once every file is read and packed, and the program that draws pages is there; rejects when the folder holds none. */
  readonly filled: Promise<void>;
  close(): Promise<void>;
}

/** The files are the same for everybody and carry no secret, so that other origins may load them: a page of ours says by its policy from where. */
const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'strict-transport-security': 'max-age=31536000',
};
/** How long open requests may take to finish at the end, in milliseconds. */
const shutdownTimeoutMs = 5_000;
/** Keep-alive timeout in milliseconds, longer than any proxy's, so that the proxy closes idle connections first. */
const keepAliveMs = 65_000;
/** A route that leads straight here keeps the public address: `/remotes/family/x.js` is our `/x.js`. */
const publicPlace = /^\/remotes\/[^/]+(?=\/)/;

const pathOf = ({ url = '/' }: IncomingMessage): string | null => {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, '')).replace(publicPlace, '');
  } catch {
    return null;
  }
};

/** As data, whatever is in it: a browser that were led here would not show it as a page. */
function sendJson(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(json);
}

/** Serves one built front end: what was listed in its folder, health, pages where it brings a program that draws them, and nothing else. */
export async function startStaticServer({ folder, host, port }: StaticPlace): Promise<StaticServer> {
  const assets = new AssetCache({ '/': folder });
  const program = drawingProgram(folder);
  let isReady = false;

  const say = (response: ServerResponse, status: number, text: string, headers = {}): void => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    });
    response.end(`${text}\n`);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeaders(new Map(Object.entries(onEveryAnswer)));
    if (request.method === 'POST' && isDrawPlace(request.url)) {
      const drawn = await program.draw(request.url, request);
      return drawn === null ? say(response, 404, 'not found') : sendJson(response, drawn);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'GET', { allow: 'GET, HEAD' });
    const path = pathOf(request);
    if (path === '/health/live') return say(response, 200, 'ok');
    if (path === '/health/ready')
      return isReady ? say(response, 200, 'ok') : say(response, 503, 'not yet', { 'retry-after': '1' });
    const asset = path === null ? null : await assets.find(path);
    if (!asset) return say(response, 404, 'not found');
    const { status, headers, body } = answerFile(asset, wantedBy(request));
    response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'content-length': body.length }) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const fill = async (): Promise<void> => {
    if ((await assets.fill()) === 0) throw new Error(`There is no built front end in ${folder}.`);
    await program.read();
    isReady = true;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else say(response, 503, 'away', { 'retry-after': '1' });
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;

  return {
    address: `http://${host}:${actual}`,
    filled: fill(),
    async close() {
      isReady = false;
      const closed = once(server, 'close');
      server.close();
      setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
      await closed;
    },
  };
}
