import { accounts } from './chapters/accounts.js';
import { thingsToDo } from './chapters/activities.js';
import { ambassadors } from './chapters/ambassadors.js';
import { decisions } from './chapters/approvals.js';
import { challenges } from './chapters/challenges.js';
import { familyMembers } from './chapters/children.js';
import { devices } from './chapters/devices.js';
import { dreams } from './chapters/goals.js';
import { ideas } from './chapters/ideas.js';
import { news } from './chapters/notices.js';
import { whatIsDone } from './chapters/occurrences.js';
import { plan } from './chapters/plan.js';
import { thingsToEnjoy } from './chapters/rewards.js';
import { ownWorlds } from './chapters/worlds.js';
import type { Chapter } from './moment.js';

/** Four weeks of a family. Each feature of the product has its chapter; a new one adds its own (docs/example-family.md). */
export const story: readonly Chapter[] = [
  accounts,
  familyMembers,
  devices,
  dreams,
  thingsToDo,
  thingsToEnjoy,
  challenges,
  ideas,
  whatIsDone,
  decisions,
  ownWorlds,
  plan,
  ambassadors,
  news,
];
