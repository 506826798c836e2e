import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Clock } from '../clock.js';
import { failure } from '../errors/failure.js';
import { type AddressWishes, Files, mustBeKey } from './files.js';
import { openAddress, signAddress } from './signed-address.js';

/** An object as it goes to a browser. */
export interface OpenedFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly fileName: string;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Objects as files in a folder of this machine: the embedded store. Its addresses are served by the gateway. */
export class FolderFiles extends Files {
  private constructor(
    private readonly folder: string,
    private readonly secret: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    super();
  }

  /** `secret`: keys the signatures of the addresses. Makes the folder; later it is only used. */
  static async open(folder: string, secret: string, clock: Pick<Clock, 'now'>): Promise<FolderFiles> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new FolderFiles(folder, secret, clock);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.on(key, async (file) => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Whoever reads meanwhile finds the whole of it or nothing.
      const draft = path.join(this.folder, `${randomUUID()}.part`);
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, file);
    });
  }

  async get(key: string): Promise<Buffer | null> {
    return this.on(key, (file) => this.unlessMissing(readFile(file), null));
  }

  async list(prefix: string): Promise<string[]> {
    const under = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const found = await this.on(`${under}any`, (file) =>
      this.unlessMissing(readdir(path.dirname(file), { recursive: true, withFileTypes: true }), []),
    );
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  }

  async page(prefix: string, after: string, most: number): Promise<string[]> {
    return (await this.list(prefix)).filter((key) => key > after).slice(0, most);
  }

  async remove(key: string): Promise<void> {
    await this.on(key, async (file) => {
      await rm(file, { force: true });
      // Folders are named by ids of people: an empty one goes too.
      for (let folder = path.dirname(file); folder !== this.folder; folder = path.dirname(folder))
        if (
          !(await rmdir(folder).then(
            () => true,
            () => false,
          ))
        )
          return;
    });
  }

  async addressOf(key: string, wishes: AddressWishes): Promise<string> {
    mustBeKey(key);
    return signAddress(this.secret, key, wishes, this.clock.now());
  }

  /** What a signed address opens; null when it opens nothing, and when the object is gone. */
  async open(address: string): Promise<OpenedFile | null> {
    const opened = openAddress(this.secret, address, this.clock.now());
    const bytes = opened && (await this.get(opened.key));
    return bytes && { bytes, type: opened.type, fileName: opened.fileName };
  }

  /** A folder that is missing, full or not ours is a store that does not answer. */
  private async on<T>(key: string, act: (file: string) => Promise<T>): Promise<T> {
    mustBeKey(key);
    try {
      // Made at the start: where it is gone later, so is the store.
      await readdir(this.folder);
      return await act(path.join(this.folder, ...key.split('/')));
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      throw failure('unavailable');
    }
  }

  private async unlessMissing<T, Else>(reading: Promise<T>, otherwise: Else): Promise<T | Else> {
    return reading.catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return otherwise;
      throw error;
    });
  }
}
