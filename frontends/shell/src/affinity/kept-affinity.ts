import type { AffinityTest } from '@alcancia/contracts/marketing';
import { browserStorage } from '@alcancia/web-kit';

/** How far somebody came: kept in this browser, with the test itself, so that it goes on without a network. */
export interface Progress {
  readonly test: AffinityTest;
  /** In the order of the questions. */
  readonly answers: readonly boolean[];
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
  /** Under which session the result is with the server; null: it is not there yet. */
  readonly sentAs: string | null;
}

const place = 'alcancia.affinity';
const sessionPlace = 'alcancia.affinity.session';
/** How long it can be gone on with, in ms (G38). */
const keptMs = 30 * 86_400_000;

const isProgress = (value: Progress | null, now: number): value is Progress =>
  Array.isArray(value?.answers) &&
  Array.isArray(value.test?.questions) &&
  Array.isArray(value.test.ranges) &&
  value.answers.length <= value.test.questions.length &&
  now - value.savedAt < keptMs;

export function readProgress(now = Date.now()): Progress | null {
  try {
    const value = JSON.parse(browserStorage().getItem(place) ?? 'null') as Progress | null;
    return isProgress(value, now) ? value : null;
  } catch {
    return null;
  }
}

export const keepProgress = (progress: Progress): void => browserStorage().setItem(place, JSON.stringify(progress));

const newSession = (): string => crypto.randomUUID().replaceAll('-', '');

/** Where nothing can be stored, the session of this page. */
let ofThisPage: string | undefined;

/** The number of one time through the test; as long as the tab (spec 2 §9). */
export function affinitySession(): string {
  try {
    const kept = sessionStorage.getItem(sessionPlace);
    if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const made = newSession();
    sessionStorage.setItem(sessionPlace, made);
    return made;
  } catch {
    ofThisPage ??= newSession();
    return ofThisPage;
  }
}

/** Nothing of the time before is left (spec 2 §4). */
export function forgetProgress(): void {
  ofThisPage = undefined;
  browserStorage().removeItem(place);
  try {
    sessionStorage.removeItem(sessionPlace);
  } catch {
    // It was never stored.
  }
}
