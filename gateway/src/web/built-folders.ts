import { answerFile, AssetCache, type FileAnswer, type Wanted } from '@alcancia/static-server';

import type { FrontendFiles } from './frontend-files.js';

const shellPage = '/index.html';

/** Front ends that were built on this machine: address prefix ('/' is the shell, '/remotes/family/' a micro-frontend) → folder. */
export class BuiltFolders implements FrontendFiles {
  private readonly assets: AssetCache;

  constructor(webRoots: Readonly<Record<string, string>>) {
    this.assets = new AssetCache(webRoots);
  }

  async page(): Promise<string | undefined> {
    return (await this.assets.find(shellPage))?.bodies.identity.toString('utf8');
  }

  async find(path: string, wanted: Wanted): Promise<FileAnswer | null> {
    const asset = await this.assets.find(path);
    return asset && answerFile(asset, wanted);
  }
}
