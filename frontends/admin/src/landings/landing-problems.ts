import { landingAddressPattern, landingPicturePattern, landingSlugPattern } from '@alcancia/contracts/marketing';

import type { ProblemKind } from '../words/landings.js';
import type { ItemDraft, LandingDraft, SectionDraft } from './landing-draft.js';
import { type ItemField, sectionKinds } from './section-kinds.js';

/** What is wrong with what was typed, by its place in the content: 'sections.2.items.0.title'. */
export type Problems = ReadonlyMap<string, ProblemKind>;
type Found = readonly (readonly [place: string, kind: ProblemKind])[];

const isEmpty = (typed: string): boolean => typed.trim() === '';
const missing = (place: string, typed: string): Found => (isEmpty(typed) ? [[place, 'missing']] : []);
const unlike = (place: string, typed: string, pattern: RegExp): Found =>
  pattern.test(typed.trim()) ? [] : [[place, 'wrong']];

/** A text without an address leads nowhere, and the other way round; neither is no button. */
const linkProblems = (place: string, text: string, to: string): Found =>
  isEmpty(text) && isEmpty(to)
    ? []
    : [...missing(`${place}.text`, text), ...unlike(`${place}.to`, to, landingAddressPattern)];

function fieldProblems(place: string, { name, kind, max, isOptional }: ItemField, item: ItemDraft): Found {
  const typed = item[name] ?? '';
  if (isOptional && isEmpty(typed)) return [];
  if (kind === 'lines')
    return typed.split('\n').some((one) => one.trim().length > 60) ? [[`${place}.${name}`, 'tooLong']] : [];
  if (kind === 'consent') return typed === 'yes' ? [] : [[`${place}.${name}`, 'missing']];
  if (kind === 'number' && !isEmpty(typed))
    return /^\d+$/.test(typed.trim()) && Number(typed) <= max ? [] : [[`${place}.${name}`, 'wrong']];
  return kind === 'address' ? [] : missing(`${place}.${name}`, typed);
}

function itemProblems(place: string, { type }: SectionDraft, item: ItemDraft): Found {
  const own = sectionKinds[type].item.filter(({ name }) => name !== 'linkText' && name !== 'linkTo');
  return [
    ...own.flatMap((field) => fieldProblems(place, field, item)),
    ...linkProblems(`${place}.link`, item['linkText'] ?? '', item['linkTo'] ?? ''),
  ];
}

function sectionProblems(section: SectionDraft, nth: number): Found {
  const place = `sections.${nth}`;
  const { heading, ctaText, ctaTo, claimSource, claimDay, items } = section;
  const hasClaim = sectionKinds[section.type].hasClaim && !(isEmpty(claimSource) && isEmpty(claimDay));
  return [
    ...missing(`${place}.heading`, heading),
    ...linkProblems(`${place}.cta`, ctaText, ctaTo),
    ...(hasClaim
      ? [...missing(`${place}.claim.source`, claimSource), ...missing(`${place}.claim.measuredOn`, claimDay)]
      : []),
    ...items.flatMap((item, at) => itemProblems(`${place}.items.${at}`, section, item)),
  ];
}

/** What the server would refuse, said where it is typed. */
export const problemsOf = (draft: LandingDraft): Problems =>
  new Map([
    ...unlike('slug', draft.slug, landingSlugPattern),
    ...missing('title', draft.title),
    ...(isEmpty(draft.ogImage) ? [] : unlike('ogImage', draft.ogImage, landingPicturePattern)),
    ...missing('hero.title', draft.heroTitle),
    ...missing('authCta.primary.text', draft.primaryText),
    ...unlike('authCta.primary.to', draft.primaryTo, landingAddressPattern),
    ...linkProblems('authCta.secondary', draft.secondaryText, draft.secondaryTo),
    ...draft.sections.flatMap(sectionProblems),
  ]);
