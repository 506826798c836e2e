import type { IdeaFields, IdeaSource } from '@alcancia/contracts/assistant';

const said = ({ type, title, emoji, body, topic, ageRange, minutes, materials, steps }: IdeaFields): string =>
  JSON.stringify([type, title, emoji, body, topic, ageRange, minutes, materials, steps]);

/** Whether two ideas say the same, word for word. */
export const isSameIdea = (one: IdeaFields, other: IdeaFields): boolean => said(one) === said(other);

/** Who an idea is by once it was changed: what the AI wrote stays labelled, what is ours is ours only word for word (G33). */
export function sourceAfter(before: IdeaFields & { readonly source: IdeaSource }, after: IdeaFields): IdeaSource {
  if (before.source === 'oficial' && !isSameIdea(before, after)) return 'manual';
  return before.source;
}
