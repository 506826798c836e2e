import { type AffinityEventType, saveAffinityEvent, saveAffinityResult } from '@alcancia/contracts/marketing';
import { ask } from '@alcancia/web-kit';

import { affinitySession, type Progress } from './kept-affinity.js';

let mayMeasure = (): boolean => false;

/** Asked before anything is counted; until it is said, nothing is (G50). */
export const measureWhile = (asked: () => boolean): void => {
  mayMeasure = asked;
};

const background = { isBackground: true } as const;

/** Counts what happens, once measuring was allowed (G50); whatever goes wrong, nobody hears of it (spec 2 §8). */
export function tellEvent(
  { test }: Pick<Progress, 'test'>,
  eventType: AffinityEventType,
  eventData: { question?: number; route?: string } = {},
): void {
  if (!test.analyticsEnabled || !mayMeasure()) return;
  const sent = { testId: test.id, sessionId: affinitySession(), eventType, eventData };
  void ask(saveAffinityEvent, sent, background).catch(() => undefined);
}

/** Answers whether the server has the result now. */
export async function tellResult({ test, answers, startedAt, savedAt }: Progress, sessionId: string): Promise<boolean> {
  const device = {
    viewport: `${Math.round(window.innerWidth)}x${Math.round(window.innerHeight)}`,
    language: navigator.language,
  };
  const timeTakenSeconds = Math.min(2_592_000, Math.max(0, Math.round((savedAt - startedAt) / 1_000)));
  const sent = {
    testId: test.id,
    sessionId,
    answers: [...answers],
    timeTakenSeconds,
    ...(mayMeasure() && { device }),
  };
  try {
    await ask(saveAffinityResult, sent, background);
    return true;
  } catch {
    return false;
  }
}
