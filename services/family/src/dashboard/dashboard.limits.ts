/** Children on an adult's first screen at most (contract `readFamilyDashboard`). */
export const childrenShown = 50;
/** Requests that an adult's first screen offers to decide at once (G46). */
export const firstPendingShown = 3;
