import { Injectable } from '@nestjs/common';

import { type DataOf } from '@alcancia/contracts/define';
import { type erasedInIdentity } from '@alcancia/contracts/identity';
import { type ServiceName } from '@alcancia/contracts/rooms';
import { type AfterErasure, type Work } from '@alcancia/server-kit';

import { AccountMails } from './account-mails.store.js';
import { ErasureMails } from './erasure-mails.store.js';
import { moveOn, tellOfErasure } from './erasure.store.js';

interface Row {
  readonly askedBy: string;
  readonly dueAt: Date | string;
  readonly told: string[];
  readonly lastAddress: string | null;
}

/** Counts the services that have erased; with the last one it is done, and the last e-mail goes out. */
@Injectable()
export class SettleErasure implements AfterErasure {
  constructor(
    private readonly mails: ErasureMails,
    private readonly accountMails: AccountMails,
  ) {}

  /** Identity has erased, too. */
  async run(work: Work, person: DataOf<typeof erasedInIdentity>): Promise<void> {
    await this.confirm(work, 'identity', person);
  }

  async confirm(
    work: Work,
    service: ServiceName,
    { erasureId, personId, personRole }: DataOf<typeof erasedInIdentity>,
  ): Promise<void> {
    const { em, now } = work;
    const [row] = await em.execute<Row[]>(
      `select asked_by as "askedBy", due_at as "dueAt", told, last_address as "lastAddress"
       from identity.erasures where id = ? and state = 'due' for update`,
      [erasureId],
    );
    if (!row) return;
    await em.execute(
      `update identity.erasure_parts set confirmed_at = coalesce(confirmed_at, ?) where erasure_id = ? and service = ?`,
      [now.toISOString(), erasureId, service],
    );
    const missing = await em.execute<unknown[]>(
      `select 1 from identity.erasure_parts where erasure_id = ? and confirmed_at is null limit 1`,
      [erasureId],
    );
    if (missing.length > 0) return;
    await this.mails.done(work, row.told);
    if (row.lastAddress !== null) this.accountMails.done(work, row.lastAddress);
    await moveOn(work, erasureId, 'done', { done_at: now.toISOString(), told: '{}', last_address: null });
    const done = { id: erasureId, personId, personRole, dueAt: new Date(row.dueAt) };
    tellOfErasure(work, done, 'done', row.askedBy);
  }
}
