/** What a visitor does on a landing page that is worth looking at (G37). */
export const touchKinds = ['clic', 'scroll', 'clic_repetido', 'clic_muerto'] as const;
export type TouchKind = (typeof touchKinds)[number];

/** By the width of the window. */
export const touchViewports = ['phone', 'tablet', 'desktop'] as const;
export type TouchViewport = (typeof touchViewports)[number];

/** One visit in five is looked at. */
const sampledShare = 0.2;
/** Touches of one visit are sent together after so long, in ms; no more of them at once, and no more of one visit. */
export const touchBatchMs = 5_000;
export const mostTouchesAtOnce = 50;
export const mostTouchesOfVisit = 500;

/** Each touch is kept for so long, in days; sums of them for 13 months. */
export const touchesKeptDays = 90;
export const heatKeptDays = 396;

/** Touches nearer to each other than this are one spot: across in hundredths of the section's width, down in CSS pixels. */
export const spotPercent = 2;
export const spotPx = 20;

/** Whether a visit is looked at: by the number that its page made up, so that the server comes to the same answer. */
export const isVisitSampled = (visitId: string): boolean =>
  Number.parseInt(visitId.slice(0, 8), 16) < sampledShare * 0x1_0000_0000;

/** Names a part of a page: never what somebody typed, no query of an address but for the way in. */
export const touchSelectorPattern =
  /^[a-z][a-z0-9-]{0,20}(?:[.][a-zA-Z0-9_-]{1,40}){0,2}(?:\[href="\/[a-zA-Z0-9/?=#-]{0,60}"\])?$/;
/** Where a new family begins: who taps it has followed the call to action. */
export const signUpSelector = '[href="/auth?tab=signup"]';

export const touchSectionPattern = /^[a-z0-9-]{1,40}$/;
