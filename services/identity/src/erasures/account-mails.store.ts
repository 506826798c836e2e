import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Work } from '@alcancia/server-kit';

import { type OwnershipOffer } from '../ownership/ownership-offer.entity.js';
import { childrenOfHousehold } from '../ownership/ownership-offer.store.js';
import { type Addressed, addressed, childrenNames } from '../profiles/addressed.store.js';
import { dayOf } from './erasure-mails.store.js';

/** The e-mails of an account that is deleted: to its adult, and to those who look after the same children. */
@Injectable()
export class AccountMails {
  constructor(@Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string }) {}

  async asked(work: Work, adultId: string, dueAt: Date): Promise<void> {
    const adult = await addressed(work.em, adultId);
    const due_on = dayOf(dueAt, adult.time_zone);
    this.write(work, 'account_erasure_asked', adult, { due_on, link: this.at('/profile') });
    for (const other of await othersAround(work, adultId))
      this.write(work, 'adult_erasure_asked', other, { ...this.about(adultId, adult), due_on });
  }

  /** `stopped`: nobody takes over the children, so it stays by itself. */
  async kept(
    work: Work,
    adultId: string,
    template: 'account_erasure_cancelled' | 'account_erasure_stopped',
  ): Promise<void> {
    const adult = await addressed(work.em, adultId);
    this.write(work, template, adult, { link: this.at('/profile') });
    for (const other of await othersAround(work, adultId))
      this.write(work, 'adult_erasure_cancelled', other, this.about(adultId, adult));
  }

  async askedToTakeOver(
    work: Work,
    { familyId, fromId, toId }: Pick<OwnershipOffer, 'familyId' | 'fromId' | 'toId'>,
    dueAt: Date,
  ): Promise<void> {
    const [owner, other] = [await addressed(work.em, fromId), await addressed(work.em, toId)];
    const childIds = await childrenOfHousehold(work.em, familyId);
    this.write(work, 'takeover_asked', other, {
      ...this.about(fromId, owner),
      due_on: dayOf(dueAt, owner.time_zone),
      children_names: await childrenNames(work.em, childIds),
      link: this.at('/settings?tab=familia'),
    });
  }

  /** At the end, without a name: there is none any more. */
  done(work: Work, address: string): void {
    work.mail('account_erased', address, { link: this.at('/') });
  }

  private at(path: string): string {
    return `${this.config.PUBLIC_ORIGIN}${path}`;
  }

  /** Whom the e-mail names: by the id it goes unsent when they are erased (house §4.1). */
  private about(adultId: string, { name }: Addressed) {
    return { adult_id: adultId, adult_name: name, link: this.at('/children') };
  }

  private write(work: Work, template: string, { email, name }: Addressed, data: Record<string, string>): void {
    if (email) work.mail(template, email, { name, ...data });
  }
}

/** Every other adult who looks after a child that this one looks after, too. */
const othersAround = ({ em }: Work, adultId: string): Promise<Addressed[]> =>
  em.execute<Addressed[]>(
    `select distinct p.id, p.email, coalesce(p.display_name, '') as name, 'UTC' as time_zone
     from identity.guardianship own
     join identity.guardianship g on g.child_id = own.child_id and g.status = 'active' and g.adult_id <> own.adult_id
     join identity.profiles p on p.id = g.adult_id and p.deleted_at is null
     where own.adult_id = ? and own.status = 'active' order by p.id`,
    [adultId],
  );
