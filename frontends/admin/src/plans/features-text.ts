import type { KeptPlan } from '@alcancia/contracts/billing';

type Features = KeptPlan['features'];

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a plan includes, to be typed: a line for each, and '# 🐷 Título' above a group. */
export const textOf = (features: Features): string =>
  features
    .flatMap((each) => (typeof each === 'string' ? [each] : [`# ${each.emoji} ${each.title}`, ...each.items]))
    .join('\n');

/** The same, read back; null where a line stands above the first group, or a group has no drawing or no title. */
export function featuresIn(text: string): Features | null {
  const typed = lines(text);
  if (!typed.some((line) => line.startsWith('#'))) return typed;
  const groups: { emoji: string; title: string; items: string[] }[] = [];
  for (const line of typed) {
    if (!line.startsWith('#')) {
      if (groups.length === 0) return null;
      groups.at(-1)?.items.push(line);
      continue;
    }
    const [, emoji, title] = /^#\s*(\p{Extended_Pictographic}\S*)\s+(.+)$/u.exec(line) ?? [];
    if (emoji === undefined || title === undefined) return null;
    groups.push({ emoji, title, items: [] });
  }
  return groups;
}
