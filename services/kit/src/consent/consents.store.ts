import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';

import { type OptionalPurpose, purposeVersions } from '@alcancia/contracts/privacy';

import { SCHEMA } from '../service.js';

/** What has been allowed for a child: purpose → version of the words that asked. */
export type Given = Readonly<Record<string, string>>;

/** May this be done for this child now (G41)? Asked at every use, never remembered. */
@Injectable()
export class Consents {
  constructor(@Inject(SCHEMA) private readonly schema: string) {}

  /** No, when nothing is known of the child, or when the words that ask have changed since. */
  async mayBeDone(em: SqlEntityManager, childId: string, purpose: OptionalPurpose): Promise<boolean> {
    const [row] = await em.execute<{ given: Given }[]>(
      `select given from ${this.schema}.known_consents where child_id = ?`,
      [childId],
    );
    return row?.given[purpose] === purposeVersions[purpose];
  }

  /** Takes over what identity says; what is older than what is known changes nothing. */
  async keep(em: SqlEntityManager, childId: string, given: Given, sequence: number): Promise<void> {
    await em.execute(
      `insert into ${this.schema}.known_consents as k (child_id, given, sequence) values (?, ?::jsonb, ?)
       on conflict (child_id) do update set given = excluded.given, sequence = excluded.sequence
       where k.sequence < excluded.sequence`,
      [childId, JSON.stringify(given), sequence],
    );
  }
}
