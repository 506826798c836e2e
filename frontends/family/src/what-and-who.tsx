import type { ChildView } from '@alcancia/contracts/identity';
import { EmojiField, FacesField, TextField } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

interface Named {
  readonly title: string;
  readonly emoji: string;
  readonly childIds: string[];
}

interface WhatAndWhoProps {
  readonly form: {
    readonly draft: Named;
    readonly set: (change: Partial<Named>) => void;
    readonly isWrong: (problem: 'title' | 'childIds') => boolean;
    readonly isRefused: (field: string) => boolean;
  };
  readonly emojis: readonly string[];
  /** The children who can be chosen. */
  readonly family: readonly ChildView[];
}

/** The head of every editor: its drawing, its title, and for whom it is. */
export function WhatAndWho({ form: { draft, set, isWrong, isRefused }, emojis, family }: WhatAndWhoProps) {
  const titleError = (): string | undefined => {
    if (isWrong('title')) return words.titleMissing;
    if (isRefused('title')) return words.titleRefused;
    return isRefused('emoji') ? words.emojiRefused : undefined;
  };
  const childrenError = (): string | undefined => {
    if (isWrong('childIds')) return words.childrenMissing;
    return isRefused('childIds') ? words.childrenRefused : undefined;
  };
  return (
    <>
      <EmojiField value={draft.emoji} choices={emojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.title}
          hint={words.titleHint(draft.title.length)}
          error={titleError()}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <FacesField
        label={words.children}
        error={childrenError()}
        people={family}
        value={draft.childIds}
        onChange={(childIds) => set({ childIds })}
      />
    </>
  );
}

/** For whom a new one is: the child it was asked for, or the only one there is. */
export const firstChosen = (family: readonly ChildView[], forChild: string | null = null): string[] => {
  const asked = family.filter(({ id }) => id === forChild).map(({ id }) => id);
  if (asked.length > 0) return asked;
  return family.length === 1 ? family.map(({ id }) => id) : [];
};
