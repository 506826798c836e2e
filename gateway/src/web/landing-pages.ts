import { createHash, randomUUID } from 'node:crypto';

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { listPlans, planEdited } from '@alcancia/contracts/billing';
import type { Envelope } from '@alcancia/contracts/define';
import type { LandingPageAsked, LandingPictureAsked } from '@alcancia/contracts/landing-page';
import { landingChanged, readLandingPreview, readPublishedLanding } from '@alcancia/contracts/marketing';
import { type Cause, failure } from '@alcancia/server-kit';

import { askAsGateway } from '../access/ask-identity.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';

type Variant = NonNullable<LandingPageAsked['variant']>;

/** A page as it is kept: the same for every visitor of its half but for the nonce. */
export interface KeptPage {
  readonly html: string;
  /** Another one, another page. */
  readonly tag: string;
  readonly status: 200 | 404;
  /** Where the page stands that stood here once. */
  readonly movedTo: string | null;
  /** What its picture says; null: there is no page. */
  readonly picture: LandingPictureAsked | null;
}

interface Kept extends KeptPage {
  /** It has sections for one half of the visitors alone. */
  readonly isSplit: boolean;
  readonly drawnAt: number;
}

/** Addresses that are kept at once; what is asked for beyond it is drawn again. */
const mostKept = 200;
/** Pictures that are kept at once; each is some 100 KB. */
const mostPictures = 100;
/** An event may be missed: a page is drawn anew after so long, in milliseconds, while the old one is shown. */
const freshMs = 30_000;
/** The services are waited for this long, in milliseconds. */
const waitMs = 2_000;

/** The pages of visitors, drawn once and kept until something on them changes: a visit asks no service and no database. */
@Injectable()
export class LandingPages implements OnModuleInit, OnModuleDestroy {
  /** By slug and half of the visitors; the main page under ''. */
  private readonly kept = new LRUCache<string, Kept>({ max: mostKept });
  /** By what they say. */
  private readonly pictures = new LRUCache<string, Promise<Buffer>>({ max: mostPictures });
  private readonly underWay = new Map<string, Promise<Kept>>();
  /** Grows with every change, so that what was read before it is not kept after it. */
  private changes = 0;
  private stopListening: () => Promise<void> = async () => undefined;

  constructor(
    private readonly services: ServiceGuard,
    private readonly parts: Parts,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stopListening = await this.parts.bus.tap((event) => this.hear(event));
  }

  async onModuleDestroy(): Promise<void> {
    await this.stopListening();
  }

  /**
   * The same half for the same visitor, whom nothing needs to be kept of; `visitor` may be anything that stays the same. Rejects
   * with `unavailable` where nothing was drawn before and nothing can be drawn now.
   */
  async page(
    slug: string | null,
    { origin, visitor }: { readonly origin: string; readonly visitor: string },
    cause: Cause = { correlationId: randomUUID() },
  ): Promise<KeptPage> {
    const first = await this.half('A', slug, origin, cause);
    return first.isSplit && halfOf(`${slug ?? ''} ${visitor}`) === 'B' ? this.half('B', slug, origin, cause) : first;
  }

  private async half(variant: Variant, slug: string | null, origin: string, cause: Cause): Promise<Kept> {
    const key = `${origin} ${slug ?? ''} ${variant}`;
    const draw = () => this.once(key, () => this.drawn(key, { variant, slug, origin }, cause));
    const kept = this.kept.get(key);
    if (!kept) return draw();
    if (this.parts.now() - kept.drawnAt > freshMs) draw().catch(() => undefined);
    return kept;
  }

  /** What was written and is not published, for whoever has its address; drawn each time. Null once that has expired. */
  async preview(token: string, origin: string, cause: Cause): Promise<string | null> {
    const { landingDrawer } = this.parts;
    if (!landingDrawer) throw failure('unavailable');
    const about = { cause, waitMs };
    const { landing } = await askAsGateway(this.services, readLandingPreview, { token }, about);
    if (!landing) return null;
    const { plans } = await askAsGateway(this.services, listPlans, {}, about).catch(() => ({ plans: [] }));
    return landingDrawer.draw({ landing, slug: landing.slug, plans, origin });
  }

  /** What whoever shares the page shows of it, as PNG: drawn once. Rejects with `unavailable` where it cannot be drawn. */
  async picture(says: LandingPictureAsked): Promise<Buffer> {
    const { landingDrawer } = this.parts;
    if (!landingDrawer) throw failure('unavailable');
    const key = JSON.stringify(says);
    const kept = this.pictures.get(key) ?? landingDrawer.picture(says);
    this.pictures.set(key, kept);
    return kept.catch((error: unknown) => {
      this.pictures.delete(key);
      throw error;
    });
  }

  private once(key: string, draw: () => Promise<Kept>): Promise<Kept> {
    const already = this.underWay.get(key);
    if (already) return already;
    const asked = draw().finally(() => this.underWay.delete(key));
    this.underWay.set(key, asked);
    return asked;
  }

  private async drawn(
    key: string,
    asked: Pick<LandingPageAsked, 'slug' | 'origin' | 'variant'>,
    cause: Cause,
  ): Promise<Kept> {
    const { landingDrawer } = this.parts;
    if (!landingDrawer) throw failure('unavailable');
    const { changes } = this;
    const about = { cause, waitMs };
    const [{ landing, movedTo = null }, { plans }] = await Promise.all([
      askAsGateway(this.services, readPublishedLanding, { slug: asked.slug }, about),
      // A page without prices is better than none.
      askAsGateway(this.services, listPlans, {}, about).catch(() => ({ plans: [] })),
    ]);
    const html = await landingDrawer.draw({ landing, plans, ...asked });
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    const isSplit = landing?.sections.some(({ variant }) => variant !== null) ?? false;
    const picture = landing && landing.hero;
    const page: Kept = { html, tag, isSplit, picture, status: landing ? 200 : 404, movedTo, drawnAt: this.parts.now() };
    // Who tries out addresses fills no memory.
    if (changes === this.changes && landing) this.kept.set(key, page);
    return page;
  }

  private hear({ subject }: Envelope): void {
    if (subject !== landingChanged.subject && subject !== planEdited.subject) return;
    this.changes += 1;
    this.underWay.clear();
    this.kept.clear();
  }
}

/** Half of all that there are, whatever they look like. */
export const halfOf = (visitor: string): Variant =>
  (createHash('sha256').update(visitor).digest()[0] ?? 0) < 128 ? 'A' : 'B';
