import { z } from 'zod';

import { landingContent, type LandingContent, type LandingIcon } from '@alcancia/contracts/marketing';

/** Markup and control characters are no text of ours. */
const plain = (text: string): string =>
  text
    .replaceAll(/[<>\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const said = z.string().transform(plain).catch('');
const card = z.object({ title: said, text: said });
const block = z.object({ heading: said, items: z.array(card).catch([]) }).catch({ heading: '', items: [] });

const draft = z.object({
  title: said,
  metaDescription: said,
  hero: z.object({ title: said, emphasis: said, subtitle: said }).catch({ title: '', emphasis: '', subtitle: '' }),
  problem: block,
  steps: block,
  benefits: block,
});
export type WrittenDraft = z.output<typeof draft>;

/** What the provider wrote, whatever it is; null: no draft. */
export function draftIn(text: string): WrittenDraft | null {
  try {
    const read = draft.safeParse(JSON.parse(text));
    return read.success && read.data.hero.title !== '' ? read.data : null;
  } catch {
    return null;
  }
}

/** Figures and quotes need a source, and a model has none (G36). */
const claims = /\d|%|["“”«»]|\b(?:miles|millones|cientos|mayoría|estudios?|expertos|investigaci\w+|garantiza\w*)\b/iu;

/** For which ages something is, claims nothing: 'de 6 a 10 años'. */
const ages = /\d{1,2}(?:\s*(?:a|y|o|–|-)\s*\d{1,2})?\s+años/giu;

/** The sentences that claim nothing, and how many did. */
export function withoutClaims(text: string): { readonly text: string; readonly leftOut: number } {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const kept = sentences.filter((sentence) => !claims.test(sentence.replaceAll(ages, 'edades')));
  return { text: kept.join(' '), leftOut: sentences.length - kept.length };
}

const icons: readonly LandingIcon[] = ['heart', 'coins', 'star', 'chart', 'team', 'calendar', 'shield', 'gift'];
/** What of the page at the front a draft keeps: nothing that claims anything. */
const keptTypes: ReadonlySet<string> = new Set(['pricing', 'install', 'test', 'share']);

const shorter = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, cut > 0 ? cut : most - 1)}…`;
};

/** A whole page for the editor: what was written, and of the page at the front what it needs besides. */
export function contentOf(
  written: WrittenDraft,
  base: LandingContent,
): { readonly content: LandingContent; readonly leftOut: number } {
  let leftOut = 0;
  const clean = (text: string, most: number, otherwise = ''): string => {
    const { text: kept, leftOut: gone } = withoutClaims(text);
    leftOut += text === '' ? 0 : gone;
    return shorter(kept, most) || otherwise;
  };
  const cards = (items: WrittenDraft['problem']['items']) =>
    items
      .slice(0, 8)
      .map(({ title, text }) => ({ title: clean(title, 80), text: clean(text, 300) }))
      .filter(({ title }) => title !== '')
      .map((one, place) => ({ ...one, icon: icons[place % icons.length] ?? 'star' }));
  const head = { subheading: '', cta: null, isVisible: true, variant: null };
  const blocks = [
    {
      ...head,
      type: 'problem',
      heading: clean(written.problem.heading, 120),
      items: cards(written.problem.items),
      claim: null,
    },
    { ...head, type: 'how-it-works', heading: clean(written.steps.heading, 120), items: cards(written.steps.items) },
    { ...head, type: 'benefits', heading: clean(written.benefits.heading, 120), items: cards(written.benefits.items) },
  ].filter(({ heading, items }) => heading !== '' && items.length > 0);
  const title = clean(written.hero.title, 80, base.hero.title);
  const content = landingContent.parse({
    ...base,
    title: clean(written.title, 120, base.title),
    metaDescription: clean(written.metaDescription, 320, base.metaDescription),
    ogImage: null,
    hero: {
      title,
      emphasis: title.includes(written.hero.emphasis) ? written.hero.emphasis.slice(0, 40) : '',
      subtitle: clean(written.hero.subtitle, 300, base.hero.subtitle),
    },
    sections: [...blocks, ...base.sections.filter(({ type }) => keptTypes.has(type))],
  });
  return { content, leftOut };
}

/** Of what people look for: 'Ahorro en Familia' as 'ahorro-en-familia'. */
export function slugFrom(keyword: string): string {
  const slug = keyword
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50);
  return slug.length >= 3 ? slug : 'borrador';
}
