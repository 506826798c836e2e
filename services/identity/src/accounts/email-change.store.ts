import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { accountChanged } from '@alcancia/contracts/identity';
import { failure, type Steps, type Work } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { emailTaken } from './account.errors.js';
import { accountLimits } from './account.limits.js';
import { type AddressPurpose, type ClaimedLink, SingleUseLinks } from './single-use-links.store.js';

interface Place {
  readonly em: SqlEntityManager;
  readonly now: Date;
}

/** The address of an account, at the issuer and here: one change of an account at a time (G27). */
@Injectable()
export class EmailChange {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly links: SingleUseLinks,
  ) {}

  /** Claims the link and sets its address at the issuer; `then` writes it here, with what follows from it. */
  async carryOut(
    steps: Steps,
    purpose: AddressPurpose,
    token: string,
    then: (work: Work, link: ClaimedLink) => Promise<void>,
  ): Promise<ClaimedLink> {
    const link = await steps.step('claim', (work) => this.claim(work, purpose, token, steps.intentId));
    if (await steps.hasDone('move')) return link;
    await this.links.whileClaimed(steps, link.id, async () => {
      if (await isKeptForAnother(steps, link.address, link.adultId)) throw emailTaken();
      if ((await this.accounts.setEmail(link.adultId, link.address)) === 'taken') throw emailTaken();
    });
    await steps.step('move', async (work) => {
      // Plain SQL: a new version would make the profile form that is open elsewhere stale.
      await work.em.execute(`update identity.profiles set email = ? where id = ?`, [link.address, link.adultId]);
      await then(work, link);
      // Sent to the address before: whoever reads it has no longer anything to reset.
      for (const dead of ['new-email', 'reset', 'confirm'] as const)
        await this.links.spendAll(work, dead, link.adultId);
      await work.em.execute(`update identity.single_use_links set claimed_at = null where id = ?`, [link.id]);
      work.publish(accountChanged, { adultId: link.adultId });
      return null;
    });
    return link;
  }

  /** The issuer and our row change one after the other: two changes of one account must not cross in between. */
  private async claim(work: Work, purpose: AddressPurpose, token: string, intentId: string): Promise<ClaimedLink> {
    const { em, now } = work;
    const link = await this.links.claim(work, purpose, token, intentId);
    await em.execute(`select 1 from identity.profiles where id = ? for update`, [link.adultId]);
    const underWay = await em.execute<unknown[]>(
      `select 1 from identity.single_use_links
       where adult_id = ? and id <> ? and purpose in ('new-email', 'undo-email') and claimed_at > ?`,
      [link.adultId, link.id, new Date(now.getTime() - accountLimits.linkClaimMs).toISOString()],
    );
    if (underWay.length > 0) throw failure('request_in_progress');
    return link;
  }
}

/** An address that was another account's until a moment ago may still be taken back by it. */
export async function isKeptForAnother({ em, now }: Place, email: string, adultId: string | null): Promise<boolean> {
  const kept = await em.execute<unknown[]>(
    `select 1 from identity.single_use_links
     where purpose = 'undo-email' and used_at is null and address = ? and expires_at > ? and adult_id is distinct from ?::uuid`,
    [email, now.toISOString(), adultId],
  );
  return kept.length > 0;
}
