import type { IncomingMessage } from 'node:http';

const bodyBytes = 100_000;

/** What a simulated provider was sent, as text. Throws where it is larger than any call of ours. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > bodyBytes) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
