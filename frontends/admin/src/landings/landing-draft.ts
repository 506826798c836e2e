import {
  type LandingContent,
  type LandingSection,
  type LandingSectionType,
  type SharePlatform,
  sharePlatforms,
} from '@alcancia/contracts/marketing';

import { sectionKinds } from './section-kinds.js';

/** An item of a section as it is typed: each field is text. */
export type ItemDraft = Readonly<Record<string, string>>;

export interface SectionDraft {
  /** Of this editor alone: what is moved keeps it. */
  readonly key: string;
  readonly type: LandingSectionType;
  readonly heading: string;
  readonly subheading: string;
  readonly ctaText: string;
  readonly ctaTo: string;
  readonly isVisible: boolean;
  readonly variant: 'all' | 'A' | 'B';
  readonly claimSource: string;
  /** 'YYYY-MM-DD' */
  readonly claimDay: string;
  readonly items: readonly ItemDraft[];
}

export interface LandingDraft {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly ogImage: string;
  readonly heroTitle: string;
  readonly heroEmphasis: string;
  readonly heroSubtitle: string;
  readonly primaryText: string;
  readonly primaryTo: string;
  readonly secondaryText: string;
  readonly secondaryTo: string;
  readonly note: string;
  readonly sections: readonly SectionDraft[];
  readonly isPricingVisible: boolean;
  readonly customCtaText: string;
  readonly isShared: boolean;
  readonly platforms: readonly SharePlatform[];
  readonly position: 'sticky_right' | 'inline';
  /** Kept as they are: which plans are shown is chosen by their order elsewhere. */
  readonly pricing: LandingContent['pricing'];
}

const linkOf = (text: string, to: string) => (text.trim() === '' && to.trim() === '' ? null : { text, to: to.trim() });

/** Fields of an item that are kept in another shape than they are typed in. */
function itemOf(type: LandingSectionType, item: ItemDraft): Record<string, unknown> {
  const fields = sectionKinds[type].item.map(({ name, kind }): [string, unknown] => {
    const typed = item[name] ?? '';
    if (kind === 'number') return [name, typed.trim() === '' ? null : Number(typed)];
    if (kind === 'lines') return [name, typed.split('\n').filter((one) => one.trim() !== '')];
    if (kind === 'consent') return [name, typed === 'yes'];
    return [name, typed];
  });
  const { linkText: _text, linkTo: _to, ...rest } = Object.fromEntries(fields);
  return type === 'parents' ? { ...rest, link: linkOf(item['linkText'] ?? '', item['linkTo'] ?? '') } : rest;
}

/** Its fields are those of `sectionKinds`, which say what the contract of this kind takes. */
function sectionOf(draft: SectionDraft): LandingSection {
  const { type, heading, subheading, ctaText, ctaTo, isVisible, variant, claimSource, claimDay, items } = draft;
  const { item, hasClaim } = sectionKinds[type];
  const section = {
    type,
    heading,
    subheading,
    isVisible,
    cta: linkOf(ctaText, ctaTo),
    variant: variant === 'all' ? null : variant,
    ...(item.length > 0 && { items: items.map((one) => itemOf(type, one)) }),
    ...(hasClaim && {
      claim: claimSource.trim() === '' && claimDay === '' ? null : { source: claimSource, measuredOn: claimDay },
    }),
  };
  return section as LandingSection;
}

const contentIn = (draft: LandingDraft): LandingContent => ({
  title: draft.title,
  metaDescription: draft.metaDescription,
  ogImage: draft.ogImage.trim() === '' ? null : draft.ogImage.trim(),
  hero: { title: draft.heroTitle, emphasis: draft.heroEmphasis, subtitle: draft.heroSubtitle },
  authCta: {
    primary: { text: draft.primaryText, to: draft.primaryTo.trim() },
    secondary: linkOf(draft.secondaryText, draft.secondaryTo),
    note: draft.note,
  },
  sections: draft.sections.map(sectionOf),
  isPricingVisible: draft.isPricingVisible,
  pricing: { ...draft.pricing, customCtaText: draft.customCtaText.trim() === '' ? null : draft.customCtaText.trim() },
  share: {
    isEnabled: draft.isShared,
    platforms: sharePlatforms.filter((one) => draft.platforms.includes(one)),
    position: draft.position,
  },
});

/** As it is sent; the server checks it once more. */
export const fieldsOf = (draft: LandingDraft): { readonly slug: string; readonly content: LandingContent } => ({
  slug: draft.slug,
  content: contentIn(draft),
});

function itemDraftOf(type: LandingSectionType, item: object): ItemDraft {
  const kept = new Map<string, unknown>(Object.entries(item));
  const link = kept.get('link') as { readonly text: string; readonly to: string } | null | undefined;
  return Object.fromEntries(
    sectionKinds[type].item.map(({ name, kind }) => {
      const value = kept.get(name);
      if (name === 'linkText') return [name, link?.text ?? ''];
      if (name === 'linkTo') return [name, link?.to ?? ''];
      if (kind === 'lines') return [name, (value as readonly string[]).join('\n')];
      if (kind === 'consent') return [name, value === true ? 'yes' : 'no'];
      return [name, typeof value === 'number' ? String(value) : ((value ?? '') as string)];
    }),
  );
}

const sectionDraftOf = (section: LandingSection, nth: number): SectionDraft => ({
  key: `kept-${nth}`,
  type: section.type,
  heading: section.heading,
  subheading: section.subheading,
  ctaText: section.cta?.text ?? '',
  ctaTo: section.cta?.to ?? '',
  isVisible: section.isVisible,
  variant: section.variant ?? 'all',
  claimSource: ('claim' in section && section.claim?.source) || '',
  claimDay: ('claim' in section && section.claim?.measuredOn) || '',
  items: 'items' in section ? section.items.map((item) => itemDraftOf(section.type, item)) : [],
});

export const draftOf = (slug: string, content: LandingContent): LandingDraft => ({
  slug,
  title: content.title,
  metaDescription: content.metaDescription,
  ogImage: content.ogImage ?? '',
  heroTitle: content.hero.title,
  heroEmphasis: content.hero.emphasis,
  heroSubtitle: content.hero.subtitle,
  primaryText: content.authCta.primary.text,
  primaryTo: content.authCta.primary.to,
  secondaryText: content.authCta.secondary?.text ?? '',
  secondaryTo: content.authCta.secondary?.to ?? '',
  note: content.authCta.note,
  sections: content.sections.map(sectionDraftOf),
  isPricingVisible: content.isPricingVisible,
  customCtaText: content.pricing.customCtaText ?? '',
  isShared: content.share.isEnabled,
  platforms: content.share.platforms,
  position: content.share.position,
  pricing: content.pricing,
});

export const newItem = (type: LandingSectionType): ItemDraft =>
  Object.fromEntries(
    sectionKinds[type].item.map(({ name, kind }) => [name, kind === 'icon' ? 'star' : kind === 'consent' ? 'no' : '']),
  );

export const newSection = (type: LandingSectionType, key: string): SectionDraft => ({
  key,
  type,
  heading: '',
  subheading: '',
  ctaText: '',
  ctaTo: '',
  isVisible: true,
  variant: 'all',
  claimSource: '',
  claimDay: '',
  items: sectionKinds[type].item.length > 0 ? [newItem(type)] : [],
});

/** The same with one thing in another place; out of the list it stays where it is. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
