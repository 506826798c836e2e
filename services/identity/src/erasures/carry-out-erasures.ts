import { Injectable } from '@nestjs/common';

import { type DataOf } from '@alcancia/contracts/define';
import { erasingServices } from '@alcancia/contracts/erasures';
import { erasureDue } from '@alcancia/contracts/identity';
import { noteErasure, type ScheduledTask, type Work } from '@alcancia/server-kit';

import { AccountMails } from './account-mails.store.js';
import { closeAccount, hasUndecidedChild, keepAccount } from './close-account.store.js';
import { closeChild } from './close-people.store.js';
import { ErasureMails } from './erasure-mails.store.js';
import { erasureLimits } from './erasure.limits.js';
import { lockCompanions, lockDue, lockForsaken, moveOn, type OpenErasure, tellOfErasure } from './erasure.store.js';

/**
 * After the time of grace: first nobody reaches the person any more; a moment later, when no request of before can be
 * under way, every service is told to erase, and told again while one has not confirmed.
 */
@Injectable()
export class CarryOutErasures implements ScheduledTask {
  constructor(
    private readonly mails: ErasureMails,
    private readonly accountMails: AccountMails,
  ) {}

  async run(work: Work): Promise<void> {
    const { em, now } = work;
    const before = (ms: number) => new Date(now.getTime() - ms);
    for (const erasure of await lockForsaken(em)) await this.stop(work, erasure);
    for (const erasure of await lockDue(em, 'waiting', 'due_at', now))
      if (erasure.personRole === 'child') await close(work, erasure);
      else await this.closeAccount(work, erasure);
    for (const erasure of await lockDue(em, 'closed', 'closed_at', before(erasureLimits.closedForMs)))
      await begin(work, erasure);
    await tellAgain(work, before(erasureLimits.toldAgainMs));
  }

  /** With its children, who are all to go by now; one without a decision keeps the account. */
  private async closeAccount(work: Work, erasure: OpenErasure): Promise<void> {
    if (await hasUndecidedChild(work.em, erasure.personId)) return this.stop(work, erasure);
    for (const child of await lockCompanions(work.em, erasure.id)) await close(work, child);
    const last_address = await closeAccount(work, erasure.personId);
    await moveOn(work, erasure.id, 'closed', { closed_at: work.now.toISOString(), last_address });
    tellOfErasure(work, erasure, 'closed', erasure.personId);
  }

  private async stop(work: Work, erasure: OpenErasure): Promise<void> {
    await keepAccount(work, erasure, this.mails);
    await this.accountMails.kept(work, erasure.personId, 'account_erasure_stopped');
  }
}

async function close(work: Work, erasure: OpenErasure): Promise<void> {
  const told = await closeChild(work, erasure.personId);
  await moveOn(work, erasure.id, 'closed', { closed_at: work.now.toISOString(), told: `{${told.join(',')}}` });
  tellOfErasure(work, erasure, 'closed', erasure.askedBy);
}

async function begin(work: Work, { id: erasureId, personId, personRole }: OpenErasure): Promise<void> {
  await moveOn(work, erasureId, 'due', { begun_at: work.now.toISOString() });
  await work.em.execute(
    `insert into identity.erasure_parts (erasure_id, service) select ?::uuid, unnest(string_to_array(?, ','))
     on conflict do nothing`,
    [erasureId, erasingServices.join(',')],
  );
  await tell(work, { erasureId, personId, personRole });
}

/** Every other service by event; identity hears none of its own. */
async function tell(work: Work, person: DataOf<typeof erasureDue>): Promise<void> {
  work.publish(erasureDue, person);
  await noteErasure(work, 'identity', person);
}

async function tellAgain(work: Work, before: Date): Promise<void> {
  const late = await work.em.execute<{ erasureId: string; personId: string; personRole: OpenErasure['personRole'] }[]>(
    `update identity.erasures set updated_at = ? where id in (
       select id from identity.erasures where state = 'due' and updated_at <= ?
       order by updated_at limit ${erasureLimits.atOnce} for update skip locked
     ) returning id as "erasureId", person_id as "personId", person_role as "personRole"`,
    [work.now.toISOString(), before.toISOString()],
  );
  for (const erasure of late) await tell(work, erasure);
}
