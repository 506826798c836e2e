import type { FileAnswer, Wanted } from '@alcancia/static-server';

/** Where the built front ends are: folders of this machine, or servers of their own. */
export interface FrontendFiles {
  /** The shell's index.html; undefined while there is none. */
  page(): Promise<string | undefined>;
  /** The file at a public address; null when there is none. Throws `unavailable` when its front end is away. */
  find(path: string, wanted: Wanted): Promise<FileAnswer | null>;
}
