import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { DataOf } from '@alcancia/contracts/define';
import {
  type KeptLanding,
  landingChanged,
  type LandingContent,
  landingContent,
  landingEdited,
  type LandingStatus,
  type LandingView,
  type ListedLanding,
  mostLandings,
  reservedLandingSlugs,
} from '@alcancia/contracts/marketing';
import { type Caller, changedValues, failure, notFound, type Work } from '@alcancia/server-kit';

import { LandingVersions } from './landing-versions.store.js';
import { sayLanding, type Values } from './say-landing.policy.js';

interface Row {
  readonly landingId: string;
  readonly slug: string;
  readonly publicSlug: string | null;
  readonly status: LandingStatus;
  readonly isMain: boolean;
  readonly isChanged: boolean;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly version: number;
  readonly content: unknown;
}

/** What visitors see, as one value. */
const published = `jsonb_build_object('title', title, 'metaDescription', meta_description, 'ogImage', og_image,
  'hero', hero_config, 'authCta', auth_cta_config, 'sections', sections, 'isPricingVisible', pricing_visible,
  'pricing', pricing_selected_plans, 'share', social_share_config)`;

const columns = `id as "landingId", coalesce(draft_slug, slug) as slug,
  case when status = 'published' then slug end as "publicSlug", status, is_main_landing as "isMain",
  (draft is not null or draft_slug is not null) as "isChanged", updated_at as "updatedAt",
  published_at as "publishedAt", version, coalesce(draft, ${published}) as content`;

const reserved: ReadonlySet<string> = new Set(reservedLandingSlugs);
const iso = (at: Date): string => new Date(at).toISOString();

const asKept = ({ updatedAt, publishedAt, content, ...row }: Row): KeptLanding => ({
  ...row,
  updatedAt: iso(updatedAt),
  publishedAt: publishedAt && iso(publishedAt),
  content: landingContent.parse(content),
});

/** What is written of the pages before visitors see it, and who sees what (G36). */
@Injectable()
export class LandingEditing {
  constructor(private readonly versions: LandingVersions) {}

  async all(em: SqlEntityManager): Promise<ListedLanding[]> {
    const rows = await em.execute<Row[]>(
      `select ${columns} from marketing.landing_pages order by is_main_landing desc, updated_at desc, id limit ${mostLandings}`,
    );
    return rows.map((row) => {
      const { content, ...kept } = asKept(row);
      return { ...kept, title: content.title };
    });
  }

  async one(em: SqlEntityManager, landingId: string): Promise<KeptLanding> {
    const [row] = await em.execute<Row[]>(`select ${columns} from marketing.landing_pages where id = ?`, [landingId]);
    if (!row) throw notFound();
    return asKept(row);
  }

  /** Locked, as it was read before; refuses what somebody else changed since. */
  async hold({ em }: Work, landingId: string, version: number): Promise<KeptLanding> {
    await em.execute(`select 1 from marketing.landing_pages where id = ? for update`, [landingId]);
    const page = await this.one(em, landingId);
    if (page.version !== version) throw failure('changed_before');
    return page;
  }

  async add(work: Work, slug: string, content: LandingContent): Promise<string> {
    const { em, now, newId } = work;
    await this.claim(em, slug, null);
    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from marketing.landing_pages`,
    );
    if (count >= mostLandings) throw failure('landings_full', { most: mostLandings });
    const id = newId();
    await em.execute(
      `insert into marketing.landing_pages (id, slug, title, draft, draft_slug, created_at, updated_at)
       values (?, ?, ?, ?::jsonb, ?, ?, ?)`,
      [id, slug, content.title, JSON.stringify(content), slug, now.toISOString(), now.toISOString()],
    );
    return id;
  }

  /** The wanted address, or with the first number behind it that makes it free. */
  async freeSlug({ em }: Work, wanted: string): Promise<string> {
    await this.takeTurn(em);
    const rows = await em.execute<{ slug: string; draftSlug: string | null }[]>(
      `select slug, draft_slug as "draftSlug" from marketing.landing_pages`,
    );
    const taken = new Set([...reserved, ...rows.flatMap(({ slug, draftSlug }) => [slug, draftSlug])]);
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!taken.has(slug)) return slug;
    }
  }

  /** Kept beside what visitors see. */
  async write(work: Work, page: KeptLanding, slug: string, content: LandingContent): Promise<void> {
    if (slug !== page.slug) await this.claim(work.em, slug, page.landingId);
    await this.set(work, page, `draft = ?::jsonb, draft_slug = ?`, [JSON.stringify(content), slug]);
  }

  /** What was written is what visitors see; it is kept as a version, and where the page stood before leads to it. */
  async publish(work: Work, page: KeptLanding): Promise<void> {
    const { em, now, newId } = work;
    const { landingId, slug, content } = page;
    const formerSlug = await this.slugIn(em, landingId);
    await this.claim(em, slug, landingId);
    await this.set(
      work,
      page,
      `slug = ?, title = ?, meta_description = ?, og_image = ?, hero_config = ?::jsonb, auth_cta_config = ?::jsonb,
       sections = ?::jsonb, pricing_visible = ?, pricing_selected_plans = ?::jsonb, social_share_config = ?::jsonb,
       status = 'published', published_at = ?, draft = null, draft_slug = null`,
      [
        slug,
        content.title,
        content.metaDescription,
        content.ogImage,
        JSON.stringify(content.hero),
        JSON.stringify(content.authCta),
        JSON.stringify(content.sections),
        content.isPricingVisible,
        JSON.stringify(content.pricing),
        JSON.stringify(content.share),
        now.toISOString(),
      ],
    );
    await em.execute(`delete from marketing.landing_former_slugs where slug = ?`, [slug]);
    const hasMoved = page.publishedAt !== null && formerSlug !== slug;
    if (hasMoved)
      await em.execute(
        `insert into marketing.landing_former_slugs (id, slug, landing_id, left_at) values (?, ?, ?, ?)`,
        [newId(), formerSlug, landingId, now.toISOString()],
      );
    await this.versions.keep(work, page);
    work.count('landingsPublished');
    this.tellVisitors(work, page, { status: 'published', formerSlug: hasMoved ? formerSlug : null });
  }

  async archive(work: Work, page: KeptLanding): Promise<void> {
    await this.set(work, page, `status = 'archived'`, []);
    this.tellVisitors(work, page, { slug: page.publicSlug ?? page.slug, status: 'archived' });
  }

  /** Stands at '/', in the place of the one that did: never two, never none. */
  async makeMain(work: Work, page: KeptLanding): Promise<void> {
    await this.takeTurn(work.em);
    const [before] = await work.em.execute<{ id: string }[]>(
      `select id from marketing.landing_pages where is_main_landing`,
    );
    if (before) {
      const was = await this.one(work.em, before.id);
      await this.set(work, was, `is_main_landing = false`, []);
      this.tellVisitors(work, was, { isMain: false, slug: was.publicSlug ?? was.slug });
    }
    await this.set(work, page, `is_main_landing = true`, []);
    this.tellVisitors(work, page, { isMain: true, slug: page.publicSlug ?? page.slug });
  }

  /** What visitors would see if it were published now. */
  async previewed(em: SqlEntityManager, landingId: string, now: Date): Promise<LandingView | null> {
    const [row] = await em.execute<Row[]>(`select ${columns} from marketing.landing_pages where id = ?`, [landingId]);
    if (!row) return null;
    const { content, slug, isMain, version, publishedAt } = asKept(row);
    return { ...content, id: landingId, slug, isMain, version, publishedAt: publishedAt ?? now.toISOString() };
  }

  /** The audit log hears of it, and open editors read again. */
  tell(work: Work, { adultId: byId, origin }: Caller, before: KeptLanding | null, after: KeptLanding): void {
    const edit = changedValues(before ? sayLanding(before) : nothing(sayLanding(after)), sayLanding(after));
    const { landingId, content } = after;
    const about = { landingId, title: content.title, byId, userAgent: origin.userAgent.slice(0, 300) };
    work.publish(landingEdited, { ...about, ...edit, after: { landing: content.title, ...edit.after } });
  }

  private async set({ em, now }: Work, { landingId }: KeptLanding, what: string, values: readonly unknown[]) {
    await em.execute(`update marketing.landing_pages set ${what}, updated_at = ?, version = version + 1 where id = ?`, [
      ...values,
      now.toISOString(),
      landingId,
    ]);
  }

  private async slugIn(em: SqlEntityManager, landingId: string): Promise<string> {
    const [row] = await em.execute<{ slug: string }[]>(`select slug from marketing.landing_pages where id = ?`, [
      landingId,
    ]);
    if (!row) throw notFound();
    return row.slug;
  }

  /** Of two who want one address at once, one gets it. */
  private async claim(em: SqlEntityManager, slug: string, landingId: string | null): Promise<void> {
    if (reserved.has(slug)) throw failure('landing_slug_reserved', { slug });
    await this.takeTurn(em);
    const taken = await em.execute<unknown[]>(
      `select 1 from marketing.landing_pages where ? in (slug, draft_slug) and id is distinct from ?::uuid`,
      [slug, landingId],
    );
    if (taken.length > 0) throw failure('landing_slug_taken', { slug });
  }

  /** Who changes what stands where waits for whoever does so already. */
  private async takeTurn(em: SqlEntityManager): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtext('marketing.landing_pages'))`);
  }

  /** `seen`: what is another than it was before. */
  private tellVisitors(
    { publish }: Work,
    { landingId, slug, isMain, status, version }: KeptLanding,
    seen: Partial<Pick<DataOf<typeof landingChanged>, 'slug' | 'isMain' | 'status' | 'formerSlug'>>,
  ): void {
    publish(landingChanged, { landingId, slug, isMain, status, formerSlug: null, version: version + 1, ...seen });
  }
}

const nothing = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, null]));
