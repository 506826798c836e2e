import type { BruteForcePolicy } from './issuer.config.js';

/** What is remembered of wrong passwords for one account. Times in ms since the epoch; 0 = never. */
export interface LoginFailures {
  readonly failures: number;
  readonly temporaryLockouts: number;
  readonly lastFailedMs: number;
  readonly lockedUntilMs: number;
}

export const noFailures: LoginFailures = { failures: 0, temporaryLockouts: 0, lastFailedMs: 0, lockedUntilMs: 0 };

export const isLocked = ({ lockedUntilMs }: LoginFailures, nowMs: number): boolean => nowMs < lockedUntilMs;

/** Keycloak's LINEAR strategy with its quick-login rule. A lock ends on a full second. */
export function afterFailure(before: LoginFailures, nowMs: number, policy: BruteForcePolicy): LoginFailures {
  const sinceLastMs = nowMs - before.lastFailedMs;
  const isForgotten = sinceLastMs > policy.maxDeltaTimeSeconds * 1000;
  const failures = isForgotten ? 1 : before.failures + 1;
  const linear = policy.waitIncrementSeconds * (1 + failures - policy.failureFactor);
  const isQuick = before.lastFailedMs > 0 && sinceLastMs < policy.quickLoginCheckMs;
  const waitSeconds = linear > 0 ? linear : isQuick ? policy.minimumQuickLoginWaitSeconds : 0;
  if (waitSeconds === 0) return { ...before, failures, lastFailedMs: nowMs };
  return {
    failures,
    temporaryLockouts: before.temporaryLockouts + 1,
    lastFailedMs: nowMs,
    lockedUntilMs: (Math.floor(nowMs / 1000) + Math.min(policy.maxFailureWaitSeconds, waitSeconds)) * 1000,
  };
}
