import { Inject, Injectable } from '@nestjs/common';

import type { Job, JobRun } from '../job.js';
import { SCHEMA } from '../service.js';
import { Files } from './files.js';

const atOnce = 20;
/** Another process takes over after this, and a store that was away is asked again. */
const tryAgainMs = 15_000;

/** Removes what was asked to be removed. */
@Injectable()
export class RemoveFiles implements Job {
  constructor(
    private readonly files: Files,
    @Inject(SCHEMA) private readonly schema: string,
  ) {}

  async run({ transaction }: JobRun): Promise<void> {
    const { prefixes, until } = await transaction(async ({ em, now }) => {
      const lease = new Date(now.getTime() + tryAgainMs).toISOString();
      const rows = await em.execute<{ prefix: string }[]>(
        `update ${this.schema}.file_removals set next_try_at = ? where prefix in (
           select prefix from ${this.schema}.file_removals where next_try_at <= ?
           order by next_try_at limit ${atOnce} for update skip locked
         ) returning prefix`,
        [lease, now.toISOString()],
      );
      return { prefixes: rows.map(({ prefix }) => prefix), until: lease };
    });
    for (const prefix of prefixes) {
      await this.files.removeAll(prefix);
      // Asked for again meanwhile, it is removed again.
      await transaction(({ em }) =>
        em.execute(`delete from ${this.schema}.file_removals where prefix = ? and next_try_at = ?`, [prefix, until]),
      );
    }
  }
}
