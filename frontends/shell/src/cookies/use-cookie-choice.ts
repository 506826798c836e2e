import { useSyncExternalStore } from 'react';

import { cookieNoticeVersion, keepCookieChoice } from '@alcancia/contracts/identity';
import { newKey, useWrite } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { type Allowed, KeptChoice } from './cookie-choice.js';

const kept = new KeptChoice();

/** The answer of this browser, and how another one is given. */
export function useCookieChoice() {
  const choice = useSyncExternalStore(kept.subscribe, kept.snapshot);
  const write = useWrite(keepCookieChoice);
  const decide = ({ measurement, outreach }: Allowed, onKept?: () => void): void => {
    const answer = {
      browserId: kept.browserId() ?? newKey(),
      measurement,
      outreach,
      noticeVersion: cookieNoticeVersion,
    };
    const keep = (): void => {
      kept.keep({ ...answer, decidedAt: Date.now() });
      onKept?.();
    };
    write.mutate(answer, {
      onSuccess: keep,
      // Nothing is allowed without evidence; a 'no' needs none and holds at once, also without a network.
      onError: (error) => (measurement || outreach ? toastError(error) : keep()),
    });
  };
  return { choice, decide, isKeeping: write.isPending };
}
