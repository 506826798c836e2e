import type { KeptLanding } from '@alcancia/contracts/marketing';

export type Values = Record<string, string | null>;

/** A page for the audit log, field by field; texts are cut, for the log says what was changed and keeps no pages. */
export function sayLanding({ slug, status, isMain, content }: KeptLanding): Values {
  const { title, metaDescription, hero, authCta, sections, share, isPricingVisible } = content;
  return {
    title,
    slug,
    status,
    main: isMain ? 'yes' : 'no',
    meta: metaDescription.slice(0, 120),
    hero: hero.title,
    cta: [authCta.primary.text, authCta.secondary?.text].filter(Boolean).join(', '),
    sections: sections
      .map(({ type, heading }, nth) => `${nth + 1} ${type}: ${heading}`)
      .join(', ')
      .slice(0, 1_000),
    texts: String(JSON.stringify(sections).length),
    pricing: isPricingVisible ? 'yes' : 'no',
    share: share.isEnabled ? share.platforms.join(', ') : 'no',
  };
}
