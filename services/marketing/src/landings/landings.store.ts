import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { type LandingContent, type LandingView, landingView } from '@alcancia/contracts/marketing';
import type { Work } from '@alcancia/server-kit';

interface NewLanding extends LandingContent {
  readonly slug: string;
  readonly isMain: boolean;
}

interface PublicPage {
  readonly slug: string;
  readonly isMain: boolean;
  readonly publishedAt: string;
}

/** Every page that is found; beyond it a sitemap would have to be cut in pieces. */
const mostListed = 1_000;

/** Of what visitors see: drafts that are written meanwhile make it no other. */
const publishedVersion = `(select coalesce(max(number), 1) from marketing.landing_versions v where v.landing_id = p.id)`;

const columns = `id, slug, title, meta_description as "metaDescription", og_image as "ogImage", is_main_landing as "isMain",
  hero_config as hero, auth_cta_config as "authCta", sections, pricing_visible as "isPricingVisible",
  pricing_selected_plans as pricing, social_share_config as share, published_at as "publishedAt"`;

/** What visitors are shown. */
@Injectable()
export class Landings {
  /** The published page at this address; the main one where none is named. */
  async published(em: SqlEntityManager, slug: string | null): Promise<LandingView | null> {
    const [row] = await em.execute<({ readonly publishedAt: Date } & object)[]>(
      `select ${columns}, ${publishedVersion}::int as version from marketing.landing_pages p
       where status = 'published' and ${slug === null ? 'is_main_landing' : 'slug = ?'}`,
      slug === null ? [] : [slug],
    );
    return row ? landingView.parse({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }) : null;
  }

  /** Where the page stands now that once stood at this address, and is published. */
  async movedTo(em: SqlEntityManager, slug: string): Promise<string | null> {
    const [row] = await em.execute<{ readonly slug: string }[]>(
      `select p.slug from marketing.landing_former_slugs f
       join marketing.landing_pages p on p.id = f.landing_id and p.status = 'published' where f.slug = ?`,
      [slug],
    );
    return row?.slug ?? null;
  }

  async allPublished(em: SqlEntityManager): Promise<PublicPage[]> {
    const rows = await em.execute<(Omit<PublicPage, 'publishedAt'> & { readonly publishedAt: Date })[]>(
      `select slug, is_main_landing as "isMain", published_at as "publishedAt" from marketing.landing_pages
       where status = 'published' order by is_main_landing desc, slug limit ${mostListed}`,
    );
    return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
  }

  async addPublished({ em, now, newId }: Work, page: NewLanding): Promise<string> {
    const id = newId();
    const at = now.toISOString();
    await em.execute(
      `insert into marketing.landing_pages (id, slug, title, meta_description, og_image, is_main_landing, status,
         hero_config, auth_cta_config, sections, pricing_visible, pricing_selected_plans, social_share_config,
         created_at, updated_at, published_at)
       values (?, ?, ?, ?, ?, ?, 'published', ?::jsonb, ?::jsonb, ?::jsonb, ?, ?::jsonb, ?::jsonb, ?, ?, ?)`,
      [
        id,
        page.slug,
        page.title,
        page.metaDescription,
        page.ogImage,
        page.isMain,
        JSON.stringify(page.hero),
        JSON.stringify(page.authCta),
        JSON.stringify(page.sections),
        page.isPricingVisible,
        JSON.stringify(page.pricing),
        JSON.stringify(page.share),
        at,
        at,
        at,
      ],
    );
    const { slug, isMain: _, ...content } = page;
    await em.execute(
      `insert into marketing.landing_versions (id, landing_id, number, slug, content, published_at)
       values (?, ?, 1, ?, ?::jsonb, ?)`,
      [newId(), id, slug, JSON.stringify(content), at],
    );
    return id;
  }
}
