import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { isWorthCompressing, mediaTypeOf } from './media-types.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthBytes = 1024;
/** A missing file makes the cache look at the disk again, at most this often in milliseconds. */
const rescanEveryMs = 1_000;
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;

export type Encoding = 'br' | 'gzip' | 'identity';

interface Listed {
  readonly file: string;
  readonly type: string;
  readonly isImmutable: boolean;
}

export interface Asset extends Listed {
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** The files of the built front ends, by their address. Only what was listed is served: no address can climb out of a folder. */
export class AssetCache {
  private listed = new Map<string, Listed>();
  private readonly read = new Map<string, Promise<Asset>>();
  private scannedAt = -Infinity;

  /** `roots`: address prefix ('/remotes/family/') → folder. */
  constructor(
    private readonly roots: Readonly<Record<string, string>>,
    private readonly now: () => number = Date.now,
  ) {}

  async find(path: string): Promise<Asset | null> {
    if (!this.listed.has(path)) await this.scan();
    const listed = this.listed.get(path);
    if (!listed) return null;
    const { mtimeMs, size } = await stat(listed.file).catch(() => ({ mtimeMs: 0, size: -1 }));
    if (size < 0) return null;
    return this.once(`${listed.file}:${mtimeMs}:${size}`, listed);
  }

  /** Reads and compresses everything, one file after the other, so that nobody waits for it later. Resolves with how many there are. */
  async fill(): Promise<number> {
    await this.scan();
    for (const path of this.listed.keys()) await this.find(path);
    return this.listed.size;
  }

  private once(key: string, listed: Listed): Promise<Asset> {
    const known = this.read.get(key);
    if (known) return known;
    const asset = this.take(listed);
    this.read.set(key, asset);
    asset.catch(() => this.read.delete(key));
    return asset;
  }

  private async take(listed: Listed): Promise<Asset> {
    const identity = await readFile(listed.file);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    if (!isWorthCompressing(listed.file) || identity.length < worthBytes)
      return { ...listed, etag, bodies: { identity } };
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
    const [br, gz] = await Promise.all([
      readIfThere(`${listed.file}.br`).then((ready) => ready ?? brotli(identity, quality)),
      readIfThere(`${listed.file}.gz`).then((ready) => ready ?? zip(identity)),
    ]);
    return { ...listed, etag, bodies: { identity, br, gzip: gz } };
  }

  private async scan(): Promise<void> {
    if (this.now() - this.scannedAt < rescanEveryMs) return;
    this.scannedAt = this.now();
    const found = new Map<string, Listed>();
    for (const [prefix, folder] of Object.entries(this.roots)) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const file = join(entry.parentPath, entry.name);
        const type = mediaTypeOf(entry.name);
        if (!entry.isFile() || type === undefined) continue;
        const address = prefix + relative(folder, file).split(sep).join('/');
        found.set(address, { file, type, isImmutable: hashed.test(entry.name) });
      }
    }
    this.listed = found;
  }
}
