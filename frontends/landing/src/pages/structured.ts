import type { PlanView } from '@alcancia/contracts/billing';
import type { LandingView } from '@alcancia/contracts/marketing';

import { words } from '../words/landing.js';

/** What search engines read beside the text: the product, who makes it, and what it costs. */
export const structuredData = (
  landing: LandingView,
  plans: readonly PlanView[],
  origin: string,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: words.product,
      url: `${origin}/`,
      logo: `${origin}/icon.svg`,
    },
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: landing.title,
      description: landing.metaDescription,
      inLanguage: 'es',
    },
    {
      '@type': 'SoftwareApplication',
      name: words.product,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Web',
      inLanguage: 'es',
      description: landing.metaDescription,
      publisher: { '@id': `${origin}/#organization` },
      offers: plans.flatMap((plan) =>
        plan.prices
          .filter(({ period, currency }) => period === 'monthly' && currency === 'USD')
          .map(({ priceCents }) => ({
            '@type': 'Offer',
            name: plan.name,
            price: (priceCents / 100).toFixed(2),
            priceCurrency: 'USD',
          })),
      ),
    },
  ],
});

/** Inside a script element nothing may look like its end or like a comment. */
export const asScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
