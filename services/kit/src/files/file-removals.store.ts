import { Inject, Injectable } from '@nestjs/common';

import { SCHEMA } from '../service.js';
import type { Work } from '../use-case/work.js';
import { type FileOwner, prefixOf } from './files.js';

/**
 * What is to be removed from the store of objects. Asked for in the transaction that no longer needs it, done after it,
 * until it is done: neither a rollback nor a store that is away leaves anything behind.
 */
@Injectable()
export class FileRemovals {
  constructor(@Inject(SCHEMA) private readonly schema: string) {}

  /** Everything of a child, an adult or a household, or what lies under `parts` of theirs. */
  async ask({ em, now }: Pick<Work, 'em' | 'now'>, owner: FileOwner, ...parts: readonly string[]): Promise<void> {
    await em.execute(
      `insert into ${this.schema}.file_removals (prefix, next_try_at) values (?, ?)
       on conflict (prefix) do update set next_try_at = excluded.next_try_at`,
      [prefixOf(owner, ...parts), now.toISOString()],
    );
  }
}
