import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room for another page of any file. */
  fill(): void;
  /** Gives the room back. */
  clear(): void;
  /** Nothing may use it any more. */
  close(): void;
}

/** A disk of so many MB, in memory, that everybody may write to; needs root. */
export function aSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'alcancia-disk-'));
  const filler = path.join(folder, 'filler');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      // Until there is no room, instead of as much as there was a moment ago: whoever uses the disk goes on writing.
      while (takesAnother(file));
      closeSync(file);
    },
    clear: () => rmSync(filler, { force: true }),
    close() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const page = Buffer.alloc(4_096);

function takesAnother(file: number): boolean {
  try {
    return writeSync(file, page) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
