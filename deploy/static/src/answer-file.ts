import fresh from 'fresh';
import parseRange from 'range-parser';

import type { Asset, Encoding } from './asset-cache.js';

/** What a browser said about the file it wants. */
export interface Wanted {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
  readonly 'accept-encoding'?: string | string[] | undefined;
  /** Part of a file: browsers on iPhones ask for audio so. Only a GET has one. */
  readonly range?: string | undefined;
}

/** A file as it leaves, or the part of it that was asked for. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);

/** What a request says about the file that it wants; a HEAD never asks for a part (RFC 9110 §14.2). */
export const wantedBy = ({ method, headers }: { method?: string | undefined; headers: Wanted }): Wanted =>
  method === 'GET' ? headers : { ...headers, range: undefined };

/** Brotli, then gzip, where the browser takes it; `;q=0` is a no. */
export function encodingFor(accepted: Wanted['accept-encoding']): Encoding {
  const takes = String(accepted ?? '')
    .split(',')
    .map((part) => part.replaceAll(' ', ''))
    .filter((part) => !/;q=0(?:\.0+)?$/.test(part))
    .map((part) => part.replace(/;.*$/, ''));
  return (['br', 'gzip'] as const).find((encoding) => takes.includes(encoding)) ?? 'identity';
}

/** The file in its smallest form that the browser takes; a browser that has it already gets nothing twice. */
export function answerFile(asset: Asset, wanted: Wanted): FileAnswer {
  const encoding = encodingFor(wanted['accept-encoding']);
  const packed = encoding === 'identity' ? undefined : asset.bodies[encoding];
  const hasOneForm = Object.keys(asset.bodies).length === 1;
  const headers = {
    'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: asset.etag,
    vary: 'accept-encoding',
    'content-type': asset.type,
    // Parts of several packed forms under one tag could be put together wrongly.
    ...(hasOneForm ? { 'accept-ranges': 'bytes' } : {}),
    ...(packed ? { 'content-encoding': encoding } : {}),
  };
  return answerFrom({ status: 200, headers, body: packed ?? asset.bodies.identity }, wanted);
}

/** What of a whole file goes out: all, the part that was asked for, or nothing when the browser has it already. */
export function answerFrom(file: FileAnswer, wanted: Wanted): FileAnswer {
  const { headers, body } = file;
  const { 'content-encoding': _, ...unpacked } = headers;
  if (fresh({ 'if-none-match': wanted['if-none-match'] }, { etag: headers['etag'] }))
    return { status: 304, headers: unpacked, body: nothing };
  const range = rangeIn(file, wanted);
  if (range === null) return file;
  if (range === 'beyond') return { status: 416, headers: { 'content-range': `bytes */${body.length}` }, body: nothing };
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${body.length}` },
    body: body.subarray(start, end + 1),
  };
}

/** The one part that was asked for; null: the whole file, because no range was asked for, several were, or one of another unit or version. */
function rangeIn({ headers, body }: FileAnswer, { range, 'if-range': version }: Wanted) {
  if (range === undefined || headers['accept-ranges'] !== 'bytes') return null;
  if (version !== undefined && version !== headers['etag']) return null;
  // More than there is at the end is all of it (RFC 9110 §14.1.2), which the parser takes for nothing.
  const asked = range.replace(/^bytes=-(\d+)$/, (_, last: string) => `bytes=-${Math.min(Number(last), body.length)}`);
  const parts = parseRange(body.length, asked, { combine: true });
  if (parts === -1) return 'beyond';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return null;
  return parts[0] ?? null;
}
