import { Inject, Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { aboutPeople, CONFIG, type Work } from '@alcancia/server-kit';

interface Reader {
  readonly email: string;
  readonly name: string;
}

/** The e-mails of an erasure: to everyone linked, and to an account that is erased itself. */
@Injectable()
export class ErasureMails {
  constructor(@Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string }) {}

  /** To everyone linked to a child: it is to be erased, or it stays. */
  async ofChild(
    work: Work,
    template: 'child_erasure_asked' | 'child_erasure_cancelled',
    { childId, dueAt }: { readonly childId: string; readonly dueAt: Date },
  ): Promise<void> {
    const [child] = await work.em.execute<{ name: string; time_zone: string }[]>(
      `select coalesce(p.display_name, '') as name, f.time_zone
       from identity.profiles p join identity.families f on f.id = p.family_id where p.id = ?`,
      [childId],
    );
    if (!child) return;
    for (const { email, name } of await linkedTo(work.em, childId))
      work.mail(template, email, {
        name,
        child_name: child.name,
        due_on: dayOf(dueAt, child.time_zone),
        link: `${this.config.PUBLIC_ORIGIN}/child/${childId}?tab=privacidad`,
        ...aboutPeople(childId),
      });
  }

  /** At the end, without a name: there is none any more. */
  async done(work: Work, adultIds: readonly string[]): Promise<void> {
    const link = this.config.PUBLIC_ORIGIN;
    const readers = await work.em.execute<Reader[]>(
      `select email, coalesce(display_name, '') as name from identity.profiles
       where id = any(?::uuid[]) and email is not null and deleted_at is null order by id`,
      [`{${adultIds.join(',')}}`],
    );
    for (const { email, name } of readers) work.mail('child_erased', email, { name, link });
  }
}

const linkedTo = (em: SqlEntityManager, childId: string): Promise<Reader[]> =>
  em.execute<Reader[]>(
    `select p.email, coalesce(p.display_name, '') as name
     from identity.guardianship g join identity.profiles p on p.id = g.adult_id and p.deleted_at is null
     where g.child_id = ? and g.status = 'active' and p.email is not null order by p.id`,
    [childId],
  );

/** '6 de diciembre de 2026', as it is where the family lives. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone }).format(moment);
