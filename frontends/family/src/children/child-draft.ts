import type { ChildView } from '@alcancia/contracts/identity';
import { avatars, palettes } from '@alcancia/contracts/values';

/** A child's profile while it is typed (G20). */
export interface ChildDraft extends Pick<ChildView, 'displayName' | 'gender' | 'avatar' | 'palette'> {
  /** '01' to '12', or '' while none is chosen. */
  readonly month: string;
  readonly year: string;
}

/** The avatars to choose from; the fox is the default. */
const avatarsInOrder = [
  'fox',
  ...avatars.filter((name) => name !== 'fox'),
] as const satisfies readonly ChildView['avatar'][];

/** The first one that no brother or sister has, so that each child is told apart. */
const firstFree = <K extends 'avatar' | 'palette'>(
  all: readonly [ChildView[K], ...ChildView[K][]],
  siblings: readonly ChildView[],
  of: K,
): ChildView[K] => all.find((one) => siblings.every((sibling) => sibling[of] !== one)) ?? all[0];

export const newDraft = (siblings: readonly ChildView[]): ChildDraft => ({
  displayName: '',
  month: '',
  year: '',
  gender: 'unsaid',
  avatar: firstFree(avatarsInOrder, siblings, 'avatar'),
  palette: firstFree(palettes, siblings, 'palette'),
});

export function draftOf({ displayName, birthMonth, gender, avatar, palette }: ChildView): ChildDraft {
  const [year = '', month = ''] = birthMonth.split('-');
  return { displayName, month, year, gender, avatar, palette };
}

export type Problem = 'displayName' | 'birth';

/** What would be refused, before it is sent. */
export const problemsOf = ({ displayName, month, year }: ChildDraft): readonly Problem[] => [
  ...(displayName.trim() === '' ? (['displayName'] as const) : []),
  ...(month === '' || year === '' ? (['birth'] as const) : []),
];

/** What a profile says of a child whose world is already its own. */
export const profileOf = ({ displayName, gender, month, year }: ChildDraft) => ({
  displayName,
  gender,
  birthMonth: `${year}-${month}`,
});

export const fieldsOf = (draft: ChildDraft) => ({ ...profileOf(draft), avatar: draft.avatar, palette: draft.palette });
