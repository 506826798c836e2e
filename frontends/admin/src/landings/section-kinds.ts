import type { LandingSectionType } from '@alcancia/contracts/marketing';

/** How a field of an item is typed. */
export type FieldKind = 'line' | 'text' | 'icon' | 'number' | 'day' | 'lines' | 'address' | 'consent';

export interface ItemField {
  readonly name: string;
  readonly kind: FieldKind;
  /** Characters; of a number its largest value. */
  readonly max: number;
  readonly isOptional?: boolean;
}

const line = (name: string, max: number, more: Partial<ItemField> = {}): ItemField => ({
  name,
  kind: 'line',
  max,
  ...more,
});
const text = (name: string, max = 300): ItemField => ({ name, kind: 'text', max, isOptional: true });
const icon: ItemField = { name: 'icon', kind: 'icon', max: 20 };

const card = [icon, line('title', 80), text('text')];

interface SectionKind {
  /** What each item is made of; none where the section has no items. */
  readonly item: readonly ItemField[];
  /** It says figures in its text, and must say where they are from (G39). */
  readonly hasClaim?: boolean;
}

/** What can be typed of each kind of section, in the order of the form; as the contract `landingSection` takes it. */
export const sectionKinds: Readonly<Record<LandingSectionType, SectionKind>> = {
  problem: { item: card, hasClaim: true },
  'how-it-works': { item: card },
  learning: { item: [line('ages', 20), line('title', 40), { name: 'skills', kind: 'lines', max: 400 }] },
  parents: {
    item: [
      icon,
      line('benefit', 80),
      text('proof'),
      line('linkText', 60, { isOptional: true }),
      { name: 'linkTo', kind: 'address', max: 300, isOptional: true },
    ],
  },
  stats: {
    item: [
      { name: 'value', kind: 'number', max: 1_000_000_000 },
      line('suffix', 4, { isOptional: true }),
      line('label', 60),
      line('source', 160),
      { name: 'measuredOn', kind: 'day', max: 10 },
    ],
  },
  testimonials: {
    item: [
      line('quote', 300),
      line('alias', 60),
      { name: 'rating', kind: 'number', max: 5 },
      { name: 'givenOn', kind: 'day', max: 10 },
      { name: 'hasConsent', kind: 'consent', max: 3 },
    ],
  },
  'before-after': { item: [line('before', 120), line('after', 120)] },
  automation: { item: [icon, line('trigger', 80), line('result', 120)] },
  benefits: { item: card },
  pricing: { item: [] },
  install: { item: [] },
  test: { item: [] },
  share: { item: [] },
};

export const mostSections = 40;
export const mostItems = 8;
