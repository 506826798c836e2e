import { LockMode } from '@mikro-orm/core';
import { Inject } from '@nestjs/common';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { openSupport, supportChanged, supportLastsMs } from '@alcancia/contracts/identity';
import { type Caller, CONFIG, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { lockHeldAccount } from '../held-accounts/held-account.store.js';
import { Household } from '../households/household.entity.js';
import { Session } from '../sessions/session.entity.js';
import { closeOpen } from './close-open.store.js';
import { SupportAccess } from './support-access.entity.js';
import { supportWithoutFamily } from './support.errors.js';

/** The owner hears of it in the same transaction: nobody looks at a family that was not told. */
@UseCase()
export class OpenSupport {
  constructor(@Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string }) {}

  @Handles(openSupport)
  async execute(
    administrator: Caller,
    { accountId, supportReason }: InputOf<typeof openSupport>,
    work: Work,
  ): Promise<OutputOf<typeof openSupport>> {
    const { em, now } = work;
    const owner = await lockHeldAccount(work, accountId);
    const family = await em.findOne(Household, { ownerId: accountId });
    if (!family || !owner.email || owner.role === 'super_admin') throw supportWithoutFamily();
    const { adultId: administratorId } = administrator;
    const { sessionId } = administrator.session;
    // Two that are opened in one session at once wait here for one another.
    await em.findOneOrFail(Session, { id: sessionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await closeOpen(work, administrator, { sessionId });
    const endsAt = new Date(now.getTime() + supportLastsMs);
    const access = em.create(SupportAccess, {
      id: work.newId(),
      administratorId,
      sessionId,
      ownerId: accountId,
      familyId: family.id,
      reason: supportReason,
      openedAt: now,
      endsAt,
      looks: 0,
    });
    audit(work, administrator, {
      act: 'support_opened',
      aboutId: accountId,
      after: { supportReason, until: endsAt.toISOString() },
    });
    work.mail('support_opened', owner.email, {
      name: owner.displayName ?? '',
      support_reason: supportReason,
      link: `${this.config.PUBLIC_ORIGIN}/settings?tab=privacy`,
    });
    work.publish(supportChanged, { accessId: access.id, ownerId: accountId, administratorId, isOpen: true });
    return { endsAt: endsAt.toISOString() };
  }
}
