import type { Asset, Encoding } from './asset-shelf.js';

/** What a browser said about the file it wants. */
export interface Wanted {
  readonly 'if-none-match'?: string | undefined;
  readonly 'accept-encoding'?: string | string[] | undefined;
}

/** A file as it leaves. */
export interface FileAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);

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
  const headers = {
    'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: asset.etag,
    vary: 'accept-encoding',
    'content-type': asset.type,
  };
  if (wanted['if-none-match'] === asset.etag) return { status: 304, headers, body: nothing };
  const encoding = encodingFor(wanted['accept-encoding']);
  const packed = asset.bodies[encoding];
  if (encoding === 'identity' || !packed) return { status: 200, headers, body: asset.bodies.identity };
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: packed };
}
