import { aboutActivities } from './activities.js';
import { aboutHousehold } from './household.js';
import { aboutLearning } from './learning.js';
import { aboutMoney } from './money.js';
import type { FirstEntry } from './first-entry.js';

/** The verified answers that a new product begins with. */
export const firstEntries: readonly FirstEntry[] = [
  ...aboutActivities,
  ...aboutMoney,
  ...aboutLearning,
  ...aboutHousehold,
];
