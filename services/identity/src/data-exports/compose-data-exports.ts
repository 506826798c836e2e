import { Injectable } from '@nestjs/common';

import { serviceNames } from '@alcancia/contracts/rooms';
import { type ExportPart, exportPlaces, Failure, Files, type Job, type JobRun } from '@alcancia/server-kit';

import { dataExportLimits } from './data-export.limits.js';
import { type DataExport, DataExports } from './data-exports.store.js';
import { archiveOf } from './make-archive.js';
import { readersOf } from './export-readers.store.js';

/** Looks which parts the services have brought, and makes the archive once all are there. */
@Injectable()
export class ComposeDataExports implements Job {
  constructor(
    private readonly exports: DataExports,
    private readonly files: Files,
  ) {}

  async run(run: JobRun): Promise<void> {
    await run.transaction((work) => this.exports.expire(work));
    const taken = await run.transaction((work) => this.exports.take(work));
    for (const one of taken) await this.carryOn(run, one);
  }

  private async carryOn({ transaction }: JobRun, one: DataExport): Promise<void> {
    try {
      const { partsPrefix, partOf } = exportPlaces(one.about, one.id);
      const there = new Set(await this.files.list(partsPrefix));
      const parts = serviceNames.map(partOf).filter((key) => there.has(key));
      if (parts.length === serviceNames.length) await this.compose({ transaction }, one, parts);
      else
        await transaction((work) =>
          this.exports.note(work, one, this.isTooLate(one, work.now) ?? { parts: parts.length }),
        );
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'unavailable')) throw error;
      await transaction((work) => this.exports.note(work, one, this.isTooLate(one, work.now) ?? { isWaiting: true }));
    }
  }

  private isTooLate({ askedAt }: DataExport, now: Date): { readonly state: 'failed' } | undefined {
    return now.getTime() - askedAt.getTime() > dataExportLimits.givenUpAfterMs ? { state: 'failed' } : undefined;
  }

  private async compose({ transaction }: JobRun, one: DataExport, keys: readonly string[]): Promise<void> {
    const parts: ExportPart[] = [];
    for (const key of keys) {
      const bytes = await this.files.get(key);
      // Removed meanwhile, with its person: the next look finds no row.
      if (!bytes) return;
      parts.push(JSON.parse(Buffer.from(bytes).toString('utf8')) as ExportPart);
    }
    const readers = await transaction(({ em, now }) => readersOf(em, one, now));
    const archive = archiveOf(parts, readers);
    const { archive: key } = exportPlaces(one.about, one.id);
    await this.files.put(key, archive, 'application/zip');
    const state = { state: 'ready', parts: parts.length, bytes: archive.length } as const;
    const isThere = await transaction((work) => this.exports.note(work, one, state));
    if (!isThere) await this.files.remove(key);
  }
}
