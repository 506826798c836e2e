import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import type { publishLegalText, readNewestLegalText } from '@alcancia/contracts/identity';

import { sectionsIn, textOf } from './sections-text.js';

export type NewestText = OutputOf<typeof readNewestLegalText>;

/** The next version of a text while it is typed. */
export interface LegalDraft {
  readonly title: string;
  /** 'YYYY-MM-DD', or null while none is chosen. */
  readonly effectiveOn: string | null;
  readonly summary: string;
  readonly isMaterial: boolean;
  readonly text: string;
}

/** It begins as the one before, without what was new in that one. */
export const draftOf = ({ title, sections }: NewestText): LegalDraft => ({
  title,
  effectiveOn: null,
  summary: '',
  isMaterial: false,
  text: textOf(sections),
});

/** The first day on which a new version may hold: today in UTC, or when the one before it begins. */
export function firstDay({ effectiveOn }: NewestText): string {
  const today = new Date().toISOString().slice(0, 10);
  return effectiveOn > today ? effectiveOn : today;
}

export type LegalProblem = 'title' | 'effectiveOn' | 'summary' | 'text';

export const problemsOf = ({ title, effectiveOn, summary, text }: LegalDraft): LegalProblem[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(effectiveOn === null ? (['effectiveOn'] as const) : []),
  ...(summary.trim() === '' ? (['summary'] as const) : []),
  ...(sectionsIn(text) === null ? (['text'] as const) : []),
];

/** What is sent once there is no problem. */
export const fieldsOf = (
  { text, effectiveOn, ...draft }: LegalDraft,
  { document, version }: NewestText,
): AskOf<typeof publishLegalText> => ({
  document,
  replaces: version,
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  isMaterial: draft.isMaterial,
  effectiveOn: effectiveOn ?? '',
  sections: sectionsIn(text) ?? [],
});
