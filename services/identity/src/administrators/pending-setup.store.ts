import { type SqlEntityManager } from '@mikro-orm/sql';

import { type CallerShape } from '@alcancia/contracts/caller';

interface SetupRow {
  readonly must_change_password: boolean;
  readonly has_second_step: boolean;
}

/** What a super administrator has yet to do: a password of their own, and a second step beside it. */
export async function pendingSetup(
  em: SqlEntityManager,
  adultId: string,
): Promise<NonNullable<CallerShape['pendingSetup']>> {
  const [row] = await em.execute<SetupRow[]>(
    `select p.must_change_password,
       exists (select 1 from identity.totp_factors t where t.adult_id = p.id and t.confirmed_at is not null)
         or exists (select 1 from identity.passkeys k where k.adult_id = p.id) as has_second_step
     from identity.profiles p where p.id = ?`,
    [adultId],
  );
  return [
    ...(row?.must_change_password === false ? [] : (['password'] as const)),
    ...(row?.has_second_step === true ? [] : (['second-step'] as const)),
  ];
}
