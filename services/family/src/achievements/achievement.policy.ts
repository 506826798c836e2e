import type { AchievementView, KeptAchievement } from '@alcancia/contracts/family';
import { changedValues } from '@alcancia/server-kit';

/** An achievement beside one child: what was earned and what is measured. */
export interface Standing extends Omit<KeptAchievement, 'isActive' | 'sortOrder' | 'version'> {
  readonly earnedAt: Date | null;
  readonly seenAt: Date | null;
  /** What is measured now; null: nothing yet. */
  readonly value: number | null;
}

interface Reader {
  /** The child itself: what is new is new to it alone. */
  readonly isChild: boolean;
  readonly seesCoins: boolean;
}

/** A secret says nothing before it is earned. What is earned stands whole, whatever was undone since (G17). */
export function viewAchievement(standing: Standing, { isChild, seesCoins }: Reader): AchievementView {
  const { achievementId, isSecret, earnedAt, seenAt, value, ...about } = standing;
  const isEarned = earnedAt !== null;
  const { metric, threshold } = about;
  const reached = isEarned ? threshold : Math.max(0, Math.min(threshold, value ?? 0));
  const isHidden = metric === 'ahorro' && !seesCoins && !isEarned;
  return {
    achievementId,
    about: isSecret && !isEarned ? null : { ...about, progress: isHidden ? null : reached },
    earnedAt: earnedAt?.toISOString() ?? null,
    isNew: isChild && isEarned && seenAt === null,
  };
}

/** What those who run the product may change; what it takes they may not. */
export type AchievementFields = Pick<
  KeptAchievement,
  'name' | 'description' | 'coinsCents' | 'isSecret' | 'isActive' | 'sortOrder'
>;

/** By name of the field, as the audit log keeps it. */
const said = (is: AchievementFields): Record<string, string> => ({
  name: is.name,
  description: is.description,
  coins: String(is.coinsCents / 100),
  secret: is.isSecret ? 'yes' : 'no',
  offered: is.isActive ? 'yes' : 'no',
  order: String(is.sortOrder),
});

export const changedAchievement = (was: AchievementFields, is: AchievementFields) => changedValues(said(was), said(is));
