import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 100;
const withinMs = 60_000;

const isBusy = (answer: object): boolean =>
  'error' in answer && (answer.error as { readonly code?: string } | null)?.code === 'unavailable';

/**
 * The first answer that is not 'unavailable': fifty at once are more than a machine with much else to do comes to within
 * their deadlines, and browsers ask again, with the same key. Past a minute it answers what came last.
 */
export async function onceNotBusy<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (!isBusy(answer) || Date.now() > endsAt) return answer;
    await pause(everyMs);
  }
}
