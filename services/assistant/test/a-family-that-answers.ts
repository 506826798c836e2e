import type { OutputOf } from '@alcancia/contracts/define';
import { type ApprovalView, listApprovals, readFamilyDashboard } from '@alcancia/contracts/family';
import { anApprovalView } from '@alcancia/contracts/testing/example-views';
import type { TestService } from '@alcancia/server-kit/testing';

import type { FamilyToday } from '../src/lookups/family-figures.client.js';

/** A child of the family's dashboard, without anything to do. */
export const aChildToday = (childId: string, displayName: string): FamilyToday['children'][number] => ({
  childId,
  displayName,
  avatar: 'fox',
  palette: 'soft-blue',
  balance: { points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 },
  level: { level: 1, name: 'Semilla', totalPoints: 0, pointsIntoLevel: 0, pointsForNext: 100 },
  todayDone: 0,
  todayInReview: 0,
  todayTotal: 0,
  mainGoal: null,
});

/** A redemption of 15 monedas that waits for an adult. */
export const aWaitingRedemption = (
  of: Pick<ApprovalView, 'requestId' | 'childId' | 'childName' | 'title'> & Partial<ApprovalView>,
): ApprovalView =>
  anApprovalView({
    kind: 'canje',
    emoji: '🍦',
    amounts: { points: 0, coinsCents: 1_500 },
    dueOn: null,
    createdAt: new Date(0).toISOString(),
    ...of,
  });

/** Stands in for the family service: these children, and these requests that wait. */
export async function aFamilyThatAnswers(
  service: TestService,
  children: FamilyToday['children'],
  requests: readonly ApprovalView[] = [],
): Promise<void> {
  const week = Array.from({ length: 7 }, (_, at) => ({ date: `2026-11-${23 + at}`, approved: [] }));
  const today: FamilyToday = { today: '2026-11-26', pending: requests.length, firstPending: [], children, week };
  const waiting: OutputOf<typeof listApprovals> = {
    requests: [...requests],
    pending: requests.length,
    toDeliver: 0,
    nextCursor: null,
  };
  await service.bus.serve(
    new Map<string, () => Promise<{ ok: true; data: unknown; isReplayed: false }>>([
      [readFamilyDashboard.subject, async () => ({ ok: true, data: today, isReplayed: false })],
      [listApprovals.subject, async () => ({ ok: true, data: waiting, isReplayed: false })],
    ]),
  );
}
