import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { type ActivityTemplate, type KeptTemplate, templatesInAll } from '@alcancia/contracts/family';

import { templateLimitReached } from './template.errors.js';
import type { TemplateFields } from './template-fields.policy.js';

const shown = `id as "templateId", title, emoji, category, time_of_day as "timeOfDay", points, coins_cents as "coinsCents",
  schedule, from_age as "fromAge", to_age as "toAge"`;
const kept = `${shown}, is_active as "isActive", sort_order as "sortOrder", version`;
const inOrder = `order by sort_order, title, id limit ${templatesInAll}`;

/** What an adult starts an activity from. */
@Injectable()
export class Templates {
  offered(em: SqlEntityManager): Promise<ActivityTemplate[]> {
    return em.execute<ActivityTemplate[]>(`select ${shown} from family.activity_templates where is_active ${inOrder}`);
  }

  all(em: SqlEntityManager): Promise<KeptTemplate[]> {
    return em.execute<KeptTemplate[]>(`select ${kept} from family.activity_templates ${inOrder}`);
  }

  /** Kept from changing until the transaction ends. */
  async locked(em: SqlEntityManager, templateId: string): Promise<KeptTemplate | undefined> {
    const [row] = await em.execute<KeptTemplate[]>(
      `select ${kept} from family.activity_templates where id = ? for update`,
      [templateId],
    );
    return row;
  }

  /** Locks: of two that are made at once, the second counts the first. */
  async mustHavePlace(em: SqlEntityManager): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('family.activity_templates', 0))`);
    const [row] = await em.execute<{ n: number }[]>(`select count(*)::int as n from family.activity_templates`);
    if ((row?.n ?? 0) >= templatesInAll) throw templateLimitReached();
  }

  async add(em: SqlEntityManager, templateId: string, fields: TemplateFields): Promise<void> {
    await em.execute(
      `insert into family.activity_templates (title, emoji, category, time_of_day, points, coins_cents, schedule, from_age,
         to_age, is_active, sort_order, id) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?)`,
      [...valuesOf(fields), templateId],
    );
  }

  async change(em: SqlEntityManager, templateId: string, fields: TemplateFields): Promise<void> {
    await em.execute(
      `update family.activity_templates set title = ?, emoji = ?, category = ?, time_of_day = ?, points = ?,
         coins_cents = ?, schedule = ?::jsonb, from_age = ?, to_age = ?, is_active = ?, sort_order = ?,
         version = version + 1 where id = ?`,
      [...valuesOf(fields), templateId],
    );
  }
}

const valuesOf = (of: TemplateFields) => [
  of.title,
  of.emoji,
  of.category,
  of.timeOfDay,
  of.points,
  of.coinsCents,
  JSON.stringify(of.schedule),
  of.fromAge,
  of.toAge,
  of.isActive,
  of.sortOrder,
];
