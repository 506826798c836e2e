import type { words } from '../words/home.js';

export interface Today {
  readonly todayDone: number;
  readonly todayInReview: number;
  readonly todayTotal: number;
}

/** What the companion says about today: it looks at what is done, never at what is missing. */
export function bubbleFor({ todayDone, todayInReview, todayTotal }: Today): keyof typeof words.bubbles {
  if (todayTotal === 0) return 'rest';
  if (todayDone >= todayTotal) return 'all';
  if (todayDone + todayInReview >= todayTotal) return 'review';
  if (todayDone === 0) return todayInReview > 0 ? 'going' : 'start';
  return todayDone * 2 >= todayTotal ? 'half' : 'going';
}
