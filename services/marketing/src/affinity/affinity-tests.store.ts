import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { AffinityFields, KeptAffinityTest } from '@alcancia/contracts/marketing';
import { notFound, type Work } from '@alcancia/server-kit';

/** The latest editions that those who run the product look at. */
const editionsShown = 20;

/** The editions of the affinity test, one of them active (G38). */
@Injectable()
export class AffinityTests {
  async active(em: SqlEntityManager): Promise<KeptAffinityTest | undefined> {
    return (await this.rows(em, 'is_active', []))[0];
  }

  async all(em: SqlEntityManager): Promise<KeptAffinityTest[]> {
    return this.rows(em, 'true', []);
  }

  async find(em: SqlEntityManager, testId: string): Promise<KeptAffinityTest> {
    const [test] = await this.rows(em, 'id = ?', [testId]);
    if (!test) throw notFound();
    return test;
  }

  /** Its questions stay as they are until the transaction ends: who edits them waits for who answers, and the other way round. */
  async hold({ em }: Work, testId: string, how: 'share' | 'update'): Promise<KeptAffinityTest> {
    await em.execute(`select 1 from marketing.family_affinity_tests where id = ? for ${how}`, [testId]);
    return this.find(em, testId);
  }

  async save({ em, now }: Work, testId: string, fields: AffinityFields): Promise<void> {
    await em.execute(
      `update marketing.family_affinity_tests set title = ?, subtitle = ?, analytics_enabled = ?, questions = ?::jsonb,
         ranges = ?::jsonb, cta_config = ?::jsonb, ab_test_config = ?::jsonb, version = version + 1, updated_at = ?
       where id = ?`,
      [...columnsOf(fields), now.toISOString(), testId],
    );
  }

  /** Takes the place of the edition before it; answers its id. */
  async open({ em, now, newId }: Work, edition: number, fields: AffinityFields): Promise<string> {
    const id = newId();
    await em.execute(`update marketing.family_affinity_tests set is_active = false where is_active`);
    await em.execute(
      `insert into marketing.family_affinity_tests (title, subtitle, analytics_enabled, questions, ranges, cta_config,
         ab_test_config, id, edition, is_active, created_at, updated_at)
       values (?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?, true, ?, ?)`,
      [...columnsOf(fields), id, edition, now.toISOString(), now.toISOString()],
    );
    return id;
  }

  private async rows(em: SqlEntityManager, where: string, values: readonly string[]): Promise<KeptAffinityTest[]> {
    const rows = await em.execute<(Omit<KeptAffinityTest, 'createdAt'> & { readonly createdAt: Date | string })[]>(
      `select id, edition, title, subtitle, is_active as "isActive", analytics_enabled as "analyticsEnabled", questions,
         ranges, cta_config as "ctaConfig", ab_test_config as "abTestConfig", version, created_at as "createdAt",
         exists (select 1 from marketing.family_affinity_results r where r.test_id = t.id) as "isAnswered"
       from marketing.family_affinity_tests t where ${where} order by edition desc limit ${editionsShown}`,
      [...values],
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
  }
}

const columnsOf = (fields: AffinityFields): (string | boolean)[] => [
  fields.title,
  fields.subtitle,
  fields.analyticsEnabled,
  JSON.stringify(fields.questions),
  JSON.stringify(fields.ranges),
  JSON.stringify(fields.ctaConfig),
  JSON.stringify(fields.abTestConfig),
];
