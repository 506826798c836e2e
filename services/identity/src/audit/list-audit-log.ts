import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { type AuditAct, isFirstAct, listAuditLog } from '@alcancia/contracts/identity';
import { type Caller, happened, Handles, inTime, listPage, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { accountWithEmail } from '../profiles/profile.store.js';
import { AuditEntry } from './audit-entry.entity.js';

/** As the contract says it to front ends of any age. */
const sayAct = (act: AuditAct): Pick<OutputOf<typeof listAuditLog>['entries'][number], 'act' | 'laterAct'> =>
  isFirstAct(act) ? { act } : { act: 'flag_switched', laterAct: act };

/** Who did what to whose account, for those who run the product. */
@UseCase()
export class ListAuditLog {
  @Handles(listAuditLog)
  async execute(
    _administrator: Caller,
    { act, email, order, since, before, ...page }: InputOf<typeof listAuditLog>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAuditLog>> {
    const searched = email === undefined ? null : await accountWithEmail(em, email);
    if (email !== undefined && !searched) return { entries: [], nextCursor: null };
    const where = {
      ...happened({ since, before }),
      ...(act && { act }),
      ...(searched && { $or: [{ byId: searched.id }, { aboutId: searched.id }] }),
    };
    const { shown, nextCursor } = await listPage(em, AuditEntry, where, inTime(order), page);
    const ids = [...new Set(shown.flatMap(({ byId, aboutId }) => [byId, aboutId]))];
    const people = await em.find(Profile, { id: { $in: ids } });
    const emailOf = (id: string) => people.find((one) => one.id === id)?.email ?? null;
    return {
      entries: shown.map(({ id, byId, aboutId, createdAt, browser, system, ...entry }) => ({
        id,
        ...sayAct(entry.act),
        byEmail: emailOf(byId),
        aboutEmail: emailOf(aboutId),
        before: entry.before,
        after: entry.after,
        browser: browser ?? null,
        system: system ?? null,
        at: createdAt.toISOString(),
      })),
      nextCursor,
    };
  }
}
