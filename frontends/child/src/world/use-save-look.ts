import { useQueryClient } from '@tanstack/react-query';

import { type ApiError, makeStale, wordsFor } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/personalize.js';
import { worldOf } from './world.queries.js';
import type { Draft } from './draft.js';
import { useChoosePet, useSaveTheme } from './personalize.queries.js';

/** Refusals that say themselves what is wrong; all else is the spec's sentence (spec 1 §8). */
const saysWhy = new Set<string>(['pet_kit_locked', 'pet_kit_not_available', 'not_permitted']);
const said = (error: ApiError, otherwise: { readonly title: string; readonly text: string }) =>
  toast({ kind: 'error', ...(saysWhy.has(error.code) ? wordsFor(error) : otherwise) });

interface Change {
  readonly childId: string;
  readonly from: Draft;
  readonly to: Draft;
}

/** Saves what differs, theme first. What was saved is on the page at once; what failed stays in the dialog. */
export function useSaveLook() {
  const client = useQueryClient();
  const theme = useSaveTheme();
  const pet = useChoosePet();
  const show = ({ childId }: Change, look: Partial<Draft>): void => {
    client.setQueryData(worldOf(childId).queryKey, (world) => world && { ...world, ...look });
  };

  const saveTheme = async (change: Change): Promise<boolean> => {
    const { childId, from, to } = change;
    const { palette, cardDesign } = to;
    if (from.palette === palette && from.cardDesign === cardDesign) return true;
    try {
      await theme.mutateAsync({ childId, cardDesign, colorTheme: palette });
    } catch (thrown) {
      said(thrown as ApiError, words.failed);
      return false;
    }
    show(change, { palette, cardDesign });
    return true;
  };
  const choosePet = async (change: Change): Promise<boolean> => {
    const { childId, from, to } = change;
    if (from.avatar === to.avatar) return true;
    try {
      await pet.mutateAsync({ childId, kitId: to.avatar });
    } catch (thrown) {
      said(thrown as ApiError, words.petFailed);
      return false;
    }
    show(change, { avatar: to.avatar });
    return true;
  };

  return {
    isSaving: theme.isPending || pet.isPending,
    /** Whether all of it is saved. */
    save: async (change: Change): Promise<boolean> => {
      const isSaved = (await saveTheme(change)) && (await choosePet(change));
      void makeStale(client, ['worlds']);
      return isSaved;
    },
  };
}
