import type { Capability } from '@alcancia/contracts/capabilities';
import type { ChildWeek } from '@alcancia/contracts/family';

/** What the rights of one adult over the child allow. */
interface Rights {
  may(capability: Capability): boolean;
}

/** What one adult may know of a child's week: a part is absent where the rights are (G1). */
export interface SeenWeek {
  readonly name: string;
  readonly work?: Pick<ChildWeek, 'activities' | 'done' | 'points'>;
  readonly wallet?: Pick<ChildWeek, 'earnedCents' | 'usedCents' | 'availableCents'>;
  readonly waiting?: number;
  readonly canDecide: boolean;
}

/** Nothing at all where the adult may see neither work nor coins, or where nothing is to be told of what they see. */
export function weekSeenBy(
  link: Rights,
  name: string,
  { activities, done, points, earnedCents, usedCents, availableCents, waiting }: ChildWeek,
): SeenWeek | null {
  const seesWork = link.may('seeActivities');
  const seesWallet = link.may('seeWallet');
  const seesWaiting = link.may('seeApprovals');
  const isWork = seesWork && done > 0;
  const isWallet = seesWallet && (earnedCents > 0 || usedCents > 0);
  const isWaiting = seesWaiting && waiting > 0;
  if (!isWork && !isWallet && !isWaiting) return null;
  return {
    name,
    ...(seesWork && { work: { activities, done, points } }),
    ...(seesWallet && { wallet: { earnedCents, usedCents, availableCents } }),
    ...(seesWaiting && { waiting }),
    canDecide: link.may('decideApprovals'),
  };
}
