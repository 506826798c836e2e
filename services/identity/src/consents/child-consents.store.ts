import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type ConsentDecision, type ConsentView, consentsChanged } from '@alcancia/contracts/identity';
import { type Purpose, purposes, purposeVersions } from '@alcancia/contracts/privacy';
import { Consents, failure, notFound, type Work } from '@alcancia/server-kit';

interface Row extends Omit<ConsentDecision, 'decidedAt'> {
  readonly version: number;
  readonly decidedAt: string | Date;
}

interface Decided {
  readonly childId: string;
  readonly purpose: Purpose;
  readonly isGiven: boolean;
  readonly method: ConsentDecision['method'];
  readonly decidedBy: string;
}

const decisionOf = ({ version: _version, decidedAt, ...row }: Row): ConsentDecision => ({
  ...row,
  decidedAt: new Date(decidedAt).toISOString(),
});

/** The decisions about a child's data, and what they add up to. */
@Injectable()
export class ChildConsents {
  constructor(private readonly consents: Consents) {}

  /** The newest first, 50 at most. */
  async history(em: SqlEntityManager, childId: string): Promise<ConsentDecision[]> {
    const rows = await read(em, childId, 'order by c.decided_at desc, c.id desc limit 50');
    return rows.map(decisionOf);
  }

  /** Every purpose with its last decision. */
  async current(em: SqlEntityManager, childId: string): Promise<ConsentView[]> {
    const rows = await read(
      em,
      childId,
      `and not exists (select 1 from identity.child_consents later
                       where later.child_id = c.child_id and later.purpose = c.purpose and later.version > c.version)`,
    );
    return purposes.map((purpose) => {
      const row = rows.find((one) => one.purpose === purpose);
      const isGiven = row !== undefined && isInForce(row);
      return { purpose, isGiven, version: row?.version ?? 0, last: row ? decisionOf(row) : null };
    });
  }

  /** Two decisions about one child take turns, so that each event says what holds after both. */
  async lock(em: SqlEntityManager, childId: string): Promise<void> {
    const rows = await em.execute<unknown[]>(
      `select 1 from identity.profiles where id = ? and role = 'child' and deleted_at is null for update`,
      [childId],
    );
    if (rows.length === 0) throw notFound();
  }

  /** Adds a decision to those that were seen; refuses when there is a later one. */
  async add(work: Work, { childId, purpose, isGiven, method, decidedBy }: Decided, seen: number): Promise<number> {
    const version = seen + 1;
    const added = await work.em.execute<unknown[]>(
      `insert into identity.child_consents
         (id, child_id, purpose, version, is_given, text_version, method, decided_by, decided_at)
       select ?, ?, ?, ?::int, ?, ?, ?, ?, ?
       where ?::int = (select count(*) from identity.child_consents where child_id = ? and purpose = ?)
       returning 1`,
      [
        work.newId(),
        childId,
        purpose,
        version,
        isGiven,
        purposeVersions[purpose],
        method,
        decidedBy,
        work.now.toISOString(),
        seen,
        childId,
        purpose,
      ],
    );
    if (added.length === 0) throw failure('changed_before');
    return version;
  }

  /** Tells every service, this one at once, what may be done now. */
  async tell(work: Work, childId: string, familyId: string): Promise<void> {
    const current = await this.current(work.em, childId);
    const given = Object.fromEntries(
      current.filter(({ isGiven }) => isGiven).map(({ purpose }) => [purpose, purposeVersions[purpose]]),
    );
    const decisions = current.reduce((sum, { version }) => sum + version, 0);
    await this.consents.keep(work.em, childId, given, decisions);
    work.publish(consentsChanged, { childId, familyId, given });
  }
}

/** Consent holds for the words that asked for it. The profile itself is the consent to `core`, whatever its words were. */
const isInForce = ({ purpose, isGiven, textVersion }: Row): boolean =>
  isGiven && (purpose === 'core' || textVersion === purposeVersions[purpose]);

const read = (em: SqlEntityManager, childId: string, rest: string): Promise<Row[]> =>
  em.execute<Row[]>(
    `select c.purpose, c.version, c.is_given as "isGiven", c.text_version as "textVersion", c.method,
            coalesce(p.display_name, '') as "decidedBy", c.decided_at as "decidedAt"
     from identity.child_consents c join identity.profiles p on p.id = c.decided_by
     where c.child_id = ? ${rest}`,
    [childId],
  );
