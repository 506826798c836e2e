import type { LegalSection } from '@alcancia/contracts/identity';

/** The parts of a text, to be typed: '# Título', then a line for each paragraph, then '- ' before each point of a list. */
export const textOf = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ title, text, list }) => [`# ${title}`, ...text, ...list.map((item) => `- ${item}`)].join('\n'))
    .join('\n\n');

/** The same, read back; null where a line stands above the first title, or a paragraph below a list. */
export function sectionsIn(typed: string): LegalSection[] | null {
  const sections: LegalSection[] = [];
  const lines = typed.split('\n').map((line) => line.trim());
  for (const line of lines.filter((one) => one !== '')) {
    const [, mark, words = line] = /^([#-])\s+(.+)$/.exec(line) ?? [];
    if (mark === '#') {
      sections.push({ title: words, text: [], list: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section || (mark === undefined && section.list.length > 0)) return null;
    (mark === '-' ? section.list : section.text).push(words);
  }
  return sections.length > 0 ? sections : null;
}
