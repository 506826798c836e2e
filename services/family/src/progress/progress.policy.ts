interface FamilyHas {
  readonly children: boolean;
  readonly goals: boolean;
  readonly activities: boolean;
}

/** The unlock chain: a child opens goals, a goal opens activities, both open challenges and rewards (spec 1 §4). */
export function sectionsUnlocked({ children, goals, activities }: FamilyHas) {
  const hasBoth = activities && goals;
  return { children: true, goals: children, activities: goals, challenges: hasBoth, rewards: hasBoth };
}

/** Rounded share of the steps of the guide that are done, in percent (spec 1 §4). */
export const shareDone = (steps: readonly { readonly isDone: boolean }[]): number =>
  Math.round((100 * steps.filter(({ isDone }) => isDone).length) / steps.length);
