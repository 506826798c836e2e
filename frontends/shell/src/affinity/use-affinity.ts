import { useEffect, useEffectEvent, useState } from 'react';

import { type AffinityTest, variantOf } from '@alcancia/contracts/marketing';

import { affinitySession, forgetProgress, keepProgress, type Progress, readProgress } from './kept-affinity.js';
import { tellEvent, tellResult } from './tell-affinity.js';

export type AffinityPhase = 'intro' | 'quiz' | 'result';

const begun = (test: AffinityTest): Progress => {
  const now = Date.now();
  return { test, answers: [], startedAt: now, savedAt: now, sentAs: null };
};

/** One time through the test: what was answered is kept, and gone on with at the first question without an answer. */
export function useAffinity(test: AffinityTest) {
  const [progress, setProgress] = useState(() => readProgress() ?? begun(test));
  const [isOpen, setOpen] = useState(progress.answers.length > 0);
  const { answers, sentAs } = progress;
  const count = progress.test.questions.length;
  const isDone = answers.length === count;

  const keep = (next: Progress): void => {
    keepProgress(next);
    setProgress(next);
  };

  const send = useEffectEvent(async (): Promise<void> => {
    const sessionId = affinitySession();
    if (!(await tellResult(progress, sessionId)) || affinitySession() !== sessionId) return;
    keep({ ...progress, sentAs: sessionId });
  });
  useEffect(() => {
    if (!isDone || sentAs !== null) return;
    const sendNow = (): void => void send();
    sendNow();
    // Without a network it waits for one.
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [isDone, sentAs]);

  const variant = variantOf(affinitySession(), progress.test.abTestConfig.enabled);
  const compared = progress.test.abTestConfig.enabled
    ? progress.test.abTestConfig.variants.find(({ key }) => key === variant)?.title
    : undefined;

  return {
    progress,
    phase: (isDone ? 'result' : isOpen ? 'quiz' : 'intro') satisfies AffinityPhase,
    title: compared ?? progress.test.title,
    start: (): void => {
      setOpen(true);
      keep({ ...progress, startedAt: Date.now(), savedAt: Date.now() });
      tellEvent(progress, 'started');
    },
    answer: (isYes: boolean): void => {
      if (isDone) return;
      const next = { ...progress, answers: [...answers, isYes], savedAt: Date.now() };
      keep(next);
      tellEvent(next, 'answered', { question: next.answers.length });
      if (next.answers.length === count) tellEvent(next, 'finished');
    },
    back: (): void => {
      if (answers.length === 0) return setOpen(false);
      keep({ ...progress, answers: answers.slice(0, -1), savedAt: Date.now() });
    },
    restart: (): void => {
      tellEvent(progress, 'restarted');
      forgetProgress();
      setProgress(begun(test));
      setOpen(false);
    },
  };
}
