import { accessChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

/** After a password of their own or a change of the second step, gateways ask anew what a super administrator may open. */
export async function setupGoesOn(
  { em, publish }: Pick<Work, 'em' | 'publish'>,
  adultId: string,
  done: 'password' | 'second-step',
): Promise<void> {
  const rows = await em.execute<object[]>(
    `update identity.profiles set must_change_password = must_change_password and ?
     where id = ? and role = 'super_admin' returning id`,
    [done !== 'password', adultId],
  );
  if (rows.length > 0) publish(accessChanged, { aboutId: adultId, about: 'user' });
}
