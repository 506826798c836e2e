import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Of servers that pack as they send. */
const usualQuality = 6;

interface Copied {
  readonly body: Buffer;
  readonly type: string;
  readonly isPacked: boolean;
}

/** A page as it would be as a plain file: what it shows, without any script, and all its files beside it. */
export async function aStaticCopy(origin: string, path: string): Promise<{ origin: string; close(): Promise<void> }> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const still = html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="(?:modulepreload|manifest)"[^>]*>/g, '');
  const files = new Map<string, Copied>();
  const send = async (url: string, response: ServerResponse): Promise<void> => {
    const { body, type, isPacked } = await answer(url);
    // As ours has it: a page apart from its opener starts in a process of its own, as any page does that is come to from
    // another site.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.writeHead(200, { 'content-type': type, ...(isPacked ? { 'content-encoding': 'br' } : {}) });
    response.end(body);
  };
  const server: Server = createServer((request, response) => void send(request.url ?? '/', response));
  const packed = (text: string, type: string): Copied => ({
    body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: usualQuality } }),
    type,
    isPacked: true,
  });
  files.set(path, packed(still, 'text/html; charset=utf-8'));
  async function answer(url: string): Promise<Copied> {
    const known = files.get(url);
    if (known) return known;
    const file = await fetch(`${origin}${url}`);
    const copied = {
      body: Buffer.from(await file.arrayBuffer()),
      type: file.headers.get('content-type') ?? '',
      isPacked: false,
    };
    files.set(url, copied);
    return copied;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
