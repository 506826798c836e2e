import type { activityCategories } from '@alcancia/contracts/family';

/** What a new activity begins with when it comes from somewhere else. */
export interface ActivitySeed {
  /** Under which what is typed is kept. */
  readonly name: string;
  readonly fields: {
    readonly title: string;
    readonly emoji: string;
    readonly description: string;
    readonly steps: string[];
    readonly category: (typeof activityCategories)[number];
    readonly mode: 'unica';
  };
}

/** How it travels to the page of the activities: within the browser's history, so that going back and a reload keep it. */
export const seededBy = (seed: ActivitySeed) => ({ activitySeed: seed });

/** The seed in what a visit brought along, if it brought one. */
export const seedIn = (state: unknown): ActivitySeed | undefined =>
  (state as { readonly activitySeed?: ActivitySeed } | null)?.activitySeed;
