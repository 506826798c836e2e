/** The same place and shape as the app's own (frontends/shell/src/cookies): one answer of one browser. */
export const choicePlace = 'alcancia.cookies';
/** Under which number this browser came by an ambassador's link. */
export const visitorPlace = 'alcancia.visitor';

export interface Allowed {
  readonly measurement: boolean;
  readonly outreach: boolean;
}

interface Kept extends Allowed {
  readonly browserId: string;
  readonly noticeVersion: string;
  /** In ms since 1970. */
  readonly decidedAt: number;
}

/** The answer of this browser; whether it is one to the words of today is known to the page alone. */
export function keptChoice(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(choicePlace) ?? '') as Kept;
    return /^[0-9a-f]{32}$/.test(kept.browserId) && Number.isFinite(kept.decidedAt) ? kept : null;
  } catch {
    return null;
  }
}

export const keepChoice = (choice: Kept): void => {
  try {
    localStorage.setItem(choicePlace, JSON.stringify(choice));
    if (!choice.outreach) localStorage.removeItem(visitorPlace);
  } catch {
    // Where nothing can be stored the answer holds for this page alone.
  }
};

/** The answer of today: while the question still stands on the page, nobody has given one. */
const answer = (): Kept | null => (document.querySelector('[data-cookies]') === null ? keptChoice() : null);

/** Whether this visitor lets it be remembered what led here. */
export const mayBeRemembered = (): boolean => answer()?.outreach === true;

/** Whether this visitor lets it be counted what is touched. */
export const mayBeMeasured = (): boolean => answer()?.measurement === true;
