import { type OutputOf } from '@alcancia/contracts/define';
import { readAccountFigures } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

type Answer = OutputOf<typeof readAccountFigures>;
type Figure = Exclude<keyof Answer, 'asOf'>;

const latelyMs = 7 * 24 * 60 * 60_000;

/** How many there are and how many came in the last seven days, counted at this moment (G40). */
@UseCase()
export class ReadAccountFigures {
  @Handles(readAccountFigures)
  async execute(_administrator: Caller, _input: object, { em, now }: Reading): Promise<Answer> {
    const since = new Date(now.getTime() - latelyMs).toISOString();
    const rows = await em.execute<{ figure: Figure; total: number | string; lately: number | string }[]>(
      `select figure, count(*) as total, count(*) filter (where created_at > ?::timestamptz) as lately from (
         select 'families' as figure, f.created_at from identity.families f
           join identity.profiles o on o.id = f.owner_id and o.deleted_at is null
         union all select case role when 'child' then 'children' else 'adults' end, created_at from identity.profiles
           where deleted_at is null and role <> 'super_admin'
         union all select 'failedSignIns', created_at from identity.event_logs where type = 'auth_error'
       ) each_one group by figure`,
      [since],
    );
    const of = (name: Figure) => {
      const row = rows.find(({ figure }) => figure === name);
      return { total: Number(row?.total ?? 0), lately: Number(row?.lately ?? 0) };
    };
    return {
      asOf: now.toISOString(),
      families: of('families'),
      children: of('children'),
      adults: of('adults'),
      failedSignIns: of('failedSignIns'),
    };
  }
}
