import type { WrittenEntry } from '../knowledge-entries.store.js';
import { aboutActivities } from './activities.js';
import { aboutHousehold } from './household.js';
import { aboutLearning } from './learning.js';
import { aboutMoney } from './money.js';

/** The verified answers that a new product begins with. */
export const firstEntries: readonly WrittenEntry[] = [
  ...aboutActivities,
  ...aboutMoney,
  ...aboutLearning,
  ...aboutHousehold,
];
