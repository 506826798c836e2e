import type { Readable } from 'node:stream';

import type { FolderFiles } from '@alcancia/server-kit';
import { answerFrom, type Wanted } from '@alcancia/static-server';

/** What a signed address opens, as it goes to a browser. */
export interface KeptFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable;
}

/** Where the objects behind signed addresses are. */
export interface KeptFiles {
  /** `address`: path and query of ours. Null when it opens nothing; rejects with `unavailable` while the store is away. */
  open(address: string, wanted: Wanted): Promise<KeptFile | null>;
}

/** Objects in a folder of this process. */
export const filesInFolder = (folder: Pick<FolderFiles, 'open'>): KeptFiles => ({
  async open(address, wanted) {
    const file = await folder.open(address);
    if (!file) return null;
    const headers = {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.fileName}"`,
      'accept-ranges': 'bytes',
    };
    return answerFrom({ status: 200, headers, body: file.bytes }, wanted);
  },
});
