import { LockMode } from '@mikro-orm/core';

import { notFound, type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';

/** An adult's account, locked until the transaction ends; a child, or one that is no more, does not exist here. */
export async function lockHeldAccount({ em }: Pick<Work, 'em'>, accountId: string): Promise<Profile> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const profile = await em.findOne(Profile, { id: accountId, deletedAt: null }, { lockMode });
  if (!profile || profile.role === 'child') throw notFound();
  return profile;
}
