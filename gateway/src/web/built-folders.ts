import { answerFile, AssetShelf, type FileAnswer, type Wanted } from '@alcancia/static-server';

import type { FrontendFiles } from './frontend-files.js';

const shellPage = '/index.html';

/** Front ends that were built on this machine: address prefix ('/' is the shell, '/remotes/family/' a micro-frontend) → folder. */
export class BuiltFolders implements FrontendFiles {
  private readonly shelf: AssetShelf;

  constructor(webRoots: Readonly<Record<string, string>>) {
    this.shelf = new AssetShelf(webRoots);
  }

  async page(): Promise<string | undefined> {
    return (await this.shelf.find(shellPage))?.bodies.identity.toString('utf8');
  }

  async find(path: string, wanted: Wanted): Promise<FileAnswer | null> {
    const asset = await this.shelf.find(path);
    return asset && answerFile(asset, wanted);
  }
}
