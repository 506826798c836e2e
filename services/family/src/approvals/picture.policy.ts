import type { Standing } from '../achievements/achievement-grants.policy.js';
import type { CountedChallenge } from '../challenges/challenge-progress.policy.js';
import { nothingWritten, type Purses, type WrittenEntries } from '../coins/booking.policy.js';
import type { GoalsMoved } from '../goals/goal-progress.policy.js';
import type { GoalWay } from '../goals/goal-way.entity.js';
import type { Progress } from '../levels/level-sync.policy.js';
import type { Occurrence } from '../occurrences/occurrence.entity.js';
import type { Redemption } from '../rewards/redemption.entity.js';
import type { Reward } from '../rewards/reward.entity.js';
import type { ApprovalRequest } from './approval-request.entity.js';

type About = Pick<ApprovalRequest, 'refId'>;

/** What was read for a decision; what it does not need is left out. */
export interface PictureParts {
  readonly purses: Purses;
  readonly progress?: ReadonlyMap<string, Progress>;
  readonly standings?: ReadonlyMap<string, Standing>;
  readonly occurrences?: readonly Occurrence[];
  readonly redemptions?: readonly Redemption[];
  readonly rewards?: readonly Reward[];
  /** Whose prize is asked for. */
  readonly ways?: readonly GoalWay[];
  readonly goals?: GoalsMoved;
  readonly challenges?: readonly CountedChallenge[];
  readonly written?: WrittenEntries;
}

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('The picture of a decision lacks what it is about');
  return one;
};

/**
 * Everything that a decision about some children looks at and changes: read and locked before, written after. While it is
 * decided nothing asks the database.
 */
export class Picture {
  readonly purses: Purses;
  readonly progress: ReadonlyMap<string, Progress>;
  readonly standings: ReadonlyMap<string, Standing>;
  readonly goals: GoalsMoved;
  readonly challenges: readonly CountedChallenge[];
  readonly written: WrittenEntries;
  /** How many activities have been approved by now. */
  approvals = 0;

  private readonly occurrences: Map<string, Occurrence>;

  constructor(private readonly parts: PictureParts) {
    this.occurrences = new Map(parts.occurrences?.map((occurrence) => [occurrence.id, occurrence]));
    this.purses = parts.purses;
    this.progress = parts.progress ?? new Map();
    this.standings = parts.standings ?? new Map();
    this.goals = parts.goals ?? { goals: new Map(), ways: [], milestones: [], credits: [] };
    this.challenges = parts.challenges ?? [];
    this.written = parts.written ?? nothingWritten;
  }

  occurrence({ refId }: About): Occurrence {
    return found(this.occurrences.get(refId));
  }

  /** The same picture, now with what was claimed only then. */
  with(occurrence: Occurrence): this {
    this.occurrences.set(occurrence.id, occurrence);
    return this;
  }

  redemption({ refId }: About): Redemption {
    return found(this.parts.redemptions?.find(({ id }) => id === refId));
  }

  reward({ rewardId }: Redemption): Reward {
    return found(this.parts.rewards?.find(({ id }) => id === rewardId));
  }

  /** The way through a goal whose prize is asked for. */
  way({ refId }: About): GoalWay {
    return found(this.parts.ways?.find(({ id }) => id === refId));
  }

  progressOf(childId: string): Progress {
    return found(this.progress.get(childId));
  }
}
