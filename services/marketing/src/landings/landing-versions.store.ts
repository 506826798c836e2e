import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import {
  type KeptLanding,
  type LandingContent,
  landingContent,
  mostLandingVersions,
} from '@alcancia/contracts/marketing';
import { notFound, type Work } from '@alcancia/server-kit';

interface PublishedVersion {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string;
}

/** What visitors saw of each page (G36). */
@Injectable()
export class LandingVersions {
  async all(em: SqlEntityManager, landingId: string): Promise<PublishedVersion[]> {
    const rows = await em.execute<(Omit<PublishedVersion, 'publishedAt'> & { readonly publishedAt: Date })[]>(
      `select number, slug, content ->> 'title' as title, published_at as "publishedAt"
       from marketing.landing_versions where landing_id = ? order by number desc limit ${mostLandingVersions}`,
      [landingId],
    );
    return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
  }

  async one(em: SqlEntityManager, landingId: string, number: number): Promise<LandingContent> {
    const [row] = await em.execute<{ content: unknown }[]>(
      `select content from marketing.landing_versions where landing_id = ? and number = ?`,
      [landingId, number],
    );
    if (!row) throw notFound();
    return landingContent.parse(row.content);
  }

  /** What visitors see from now on; beyond the newest fifty the oldest goes. */
  async keep({ em, now, newId }: Work, { landingId, slug, content }: KeptLanding): Promise<void> {
    await em.execute(
      `insert into marketing.landing_versions (id, landing_id, number, slug, content, published_at)
       select ?, ?, coalesce(max(number), 0) + 1, ?, ?::jsonb, ? from marketing.landing_versions where landing_id = ?`,
      [newId(), landingId, slug, JSON.stringify(content), now.toISOString(), landingId],
    );
    await em.execute(
      `delete from marketing.landing_versions where landing_id = ? and number <= (
         select max(number) - ${mostLandingVersions} from marketing.landing_versions where landing_id = ?)`,
      [landingId, landingId],
    );
  }
}
