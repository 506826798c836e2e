import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { type KeptProof, socialProofEdited } from '@alcancia/contracts/marketing';
import { type Caller, changedValues, failure, notFound, type Work } from '@alcancia/server-kit';

export type ProofFields = Omit<KeptProof, 'id' | 'writtenBy' | 'version'>;
type Values = Record<string, string | null>;

/** How many there may be. */
const most = 100;

const inWords = (fields: ProofFields): Values => ({
  name: fields.name,
  action: fields.action,
  icon: fields.icon,
  city: fields.city,
  offered: fields.isActive ? 'yes' : 'no',
  order: String(fields.sortOrder),
});
const nothing = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, null]));

/** What those who run the product wrote, and whether it is shown (G39). */
@Injectable()
export class WrittenProof {
  async all(em: SqlEntityManager): Promise<KeptProof[]> {
    return em.execute<KeptProof[]>(
      `select id, name, action, icon, city, is_active as "isActive", sort_order as "sortOrder",
         written_by as "writtenBy", version
       from marketing.social_proof_activities order by sort_order, id limit ${most}`,
    );
  }

  async isOnlyReal(em: SqlEntityManager): Promise<boolean> {
    const [row] = await em.execute<{ onlyReal: boolean }[]>(
      `select only_real as "onlyReal" from marketing.social_proof_settings`,
    );
    return row?.onlyReal === true;
  }

  /** Who wrote it stands with it. */
  async add({ em, now, newId }: Work, fields: ProofFields, writtenBy: string | null): Promise<string> {
    const id = newId();
    const { name, action, icon, city, isActive, sortOrder } = fields;
    if ((await this.all(em)).length >= most) throw failure('social_proof_full', { most });
    await em.execute(
      `insert into marketing.social_proof_activities (id, name, action, icon, city, is_active, sort_order, written_by,
         created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, name, action, icon, city, isActive, sortOrder, writtenBy, now.toISOString(), now.toISOString()],
    );
    return id;
  }

  /** Answers what was changed; refuses what somebody else changed since it was read. */
  async change({ em, now }: Work, id: string, version: number, fields: ProofFields, writtenBy: string) {
    await em.execute(`select 1 from marketing.social_proof_activities where id = ? for update`, [id]);
    const had = (await this.all(em)).find((one) => one.id === id);
    if (!had) throw notFound();
    if (had.version !== version) throw failure('changed_before');
    const { name, action, icon, city, isActive, sortOrder } = fields;
    const edit = changedValues(inWords(had), inWords(fields));
    if (Object.keys(edit.after).length === 0) return edit;
    await em.execute(
      `update marketing.social_proof_activities set name = ?, action = ?, icon = ?, city = ?, is_active = ?,
         sort_order = ?, written_by = ?, updated_at = ?, version = version + 1 where id = ?`,
      [name, action, icon, city, isActive, sortOrder, writtenBy, now.toISOString(), id],
    );
    return edit;
  }

  async showOnlyReal({ em, now, newId }: Work, onlyReal: boolean): Promise<string> {
    const [row] = await em.execute<{ id: string }[]>(
      `insert into marketing.social_proof_settings (id, only_real, updated_at) values (?, ?, ?)
       on conflict (is_only_one) do update set only_real = excluded.only_real, updated_at = excluded.updated_at
       returning id`,
      [newId(), onlyReal, now.toISOString()],
    );
    if (!row) throw notFound();
    return row.id;
  }

  /** A new one, field by field, for the audit log. */
  made(fields: ProofFields): { before: Values; after: Values } {
    const after = inWords(fields);
    return { before: nothing(after), after: { notice: fields.name, ...after } };
  }

  /** The audit log hears of it, and what is open reads again. */
  tell({ publish }: Work, { adultId: byId, origin }: Caller, proofId: string, edit: { before: Values; after: Values }) {
    publish(socialProofEdited, { proofId, byId, userAgent: origin.userAgent.slice(0, 300), ...edit });
  }
}
