import {
  archiveIdea,
  type IdeaWish,
  inspire,
  inspireByAi,
  listIdeas,
  rateIdea,
  readIdea,
  saveIdea,
  shareIdea,
} from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { read, useWrite } from '@alcancia/web-kit';

/** One of ours, as it is offered. */
export type OfferedIdea = OutputOf<typeof inspire>['ideas'][number];

export const inspirationFor = (wish: IdeaWish, turn: number) => read(inspire, { ...wish, turn });
export const keptIdeas = read(listIdeas, {});
export const ideaOf = (ideaId: string) => read(readIdea, { ideaId });

export const useInspireByAi = () => useWrite(inspireByAi);
export const useSaveIdea = () => useWrite(saveIdea);
export const useArchiveIdea = () => useWrite(archiveIdea);
export const useRateIdea = () => useWrite(rateIdea);
export const useShareIdea = () => useWrite(shareIdea);
