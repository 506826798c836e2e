import { speechEdited } from '@alcancia/contracts/speech';
import type { Caller, Work } from '@alcancia/server-kit';

/** The one aggregate of everything that is set for everybody. */
const settingsId = '5beec000-0000-4000-8000-000000000001';

type Said = Readonly<Record<string, string | null>>;

/** Tells what was set otherwise, with what it was before; nothing where nothing changed. */
export function tellSpeechEdited(work: Work, by: Caller, before: Said, after: Said): void {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return;
  const only = (said: Said) => Object.fromEntries(changed.map((key) => [key, said[key] ?? null]));
  work.publish(speechEdited, {
    settingsId,
    byId: by.adultId,
    userAgent: by.origin.userAgent,
    before: only(before),
    after: only(after),
  });
}
