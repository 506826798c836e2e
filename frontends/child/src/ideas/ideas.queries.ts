import { listSharedIdeas } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { read } from '@alcancia/web-kit';

export type SharedIdea = OutputOf<typeof listSharedIdeas>['ideas'][number];

export const sharedIdeas = read(listSharedIdeas, {});
