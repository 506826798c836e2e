import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};
const packed = new Set(['.png', '.jpg', '.webp', '.woff2', '.mp3']);

/** Undefined: a kind of file that we do not serve. */
export const mediaTypeOf = (file: string): string | undefined => types[extname(file)];
export const isWorthCompressing = (file: string): boolean => !packed.has(extname(file));
/** A path that asks for a file rather than for a page of the app. */
export const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path);
