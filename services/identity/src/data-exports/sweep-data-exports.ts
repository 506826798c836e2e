import { Injectable } from '@nestjs/common';

import { Files, type Job, type JobRun } from '@alcancia/server-kit';

import { dataExportLimits } from './data-export.limits.js';

const roots = ['adults/', 'children/'] as const;
const ofExport = /^[a-z]+\/[^/]+\/exports\/([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12})\//;

/** When the id was made, in ms since 1970: the first twelve digits of a UUID of version 7. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/**
 * Removes what lies in the store for a download that has no row: of a process that died after it had put an object and
 * before it could see that nobody wants it any more. Every turn looks at so many objects and goes on where the last one
 * ended; in another process, or after a start, it begins at the first. What two look at does no harm.
 */
@Injectable()
export class SweepDataExports implements Job {
  private root = 0;
  private after = '';

  constructor(private readonly files: Files) {}

  async run(run: JobRun): Promise<void> {
    for (let page = 0; page < dataExportLimits.sweptPages; page += 1) {
      const keys = await this.files.page(roots[this.root] ?? '', this.after, dataExportLimits.sweptAtOnce);
      for (const key of await this.orphansAmong(run, keys)) await this.files.remove(key);
      if (keys.length === dataExportLimits.sweptAtOnce) this.after = keys.at(-1) ?? '';
      else if (this.isThrough()) return;
    }
  }

  /** Goes to what comes next; true: that is the first again. */
  private isThrough(): boolean {
    this.after = '';
    this.root = (this.root + 1) % roots.length;
    return this.root === 0;
  }

  private async orphansAmong({ transaction }: JobRun, keys: readonly string[]): Promise<string[]> {
    const found = keys.flatMap((key) => {
      const id = ofExport.exec(key)?.[1];
      return id === undefined ? [] : [{ key, id }];
    });
    if (found.length === 0) return [];
    return transaction(async ({ em, now }) => {
      const ids = [...new Set(found.map(({ id }) => id))];
      const rows = await em.execute<{ id: string }[]>(
        'select id from identity.data_exports where id = any(?::uuid[])',
        [`{${ids.join(',')}}`],
      );
      const known = new Set(rows.map(({ id }) => id));
      const before = now.getTime() - dataExportLimits.orphanedAfterMs;
      return found.filter(({ id }) => !known.has(id) && madeAt(id) < before).map(({ key }) => key);
    });
  }
}
