import { Inject, Injectable } from '@nestjs/common';

import { Files } from '../files/files.js';
import type { Job, JobRun } from '../job.js';
import { KEEPS, SCHEMA } from '../service.js';
import { DataRequests, exportPlaces } from './data-requests.store.js';
import type { KeptTable } from './kept-table.js';
import { rowsAbout, type TableRows } from './person-rows.js';

/** What one service brings to an export, as it lies in the store. */
export interface ExportPart {
  readonly service: string;
  readonly tables: readonly TableRows[];
}

/** Brings what this service keeps of somebody who asked for their data, as its registry says, into the store of objects. */
@Injectable()
export class GatherPersonalData implements Job {
  constructor(
    private readonly requests: DataRequests,
    private readonly files: Files,
    @Inject(SCHEMA) private readonly schema: string,
    @Inject(KEEPS) private readonly tables: readonly KeptTable[],
  ) {}

  async run({ transaction }: JobRun): Promise<void> {
    for (;;) {
      const taken = await transaction(async (work) => {
        const request = await this.requests.take(work);
        if (!request) return null;
        return { ...request, tables: await rowsAbout(work.em, this.schema, this.tables, request.person) };
      });
      if (!taken) return;
      const { exportId, person, tables } = taken;
      const key = exportPlaces(person, exportId).partOf(this.schema);
      const part: ExportPart = { service: this.schema, tables };
      await this.files.put(key, Buffer.from(JSON.stringify(part)), 'application/json');
      const isWanted = await transaction(({ em }) => this.requests.finish(em, exportId));
      if (!isWanted) await this.files.remove(key);
    }
  }
}
