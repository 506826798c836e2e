import { aboutActivities } from './about-activities.js';
import { aboutHousehold } from './about-household.js';
import { aboutLearning } from './about-learning.js';
import { aboutMoney } from './about-money.js';
import { aboutNothing } from './about-nothing.js';

export interface LabelledQuestion {
  readonly question: string;
  /** The entry that answers it; null: none does. */
  readonly intent: string | null;
}

const answered = [aboutActivities, aboutMoney, aboutLearning, aboutHousehold].flatMap((group) => Object.entries(group));

/** Every labelled question, in a fixed order: the scoring is fitted on the even ones and judged by the odd ones. */
export const labelledQuestions: readonly LabelledQuestion[] = [
  ...answered.flatMap(([intent, questions]) => questions.map((question) => ({ question, intent }))),
  ...aboutNothing.map((question) => ({ question, intent: null })),
];
