import { randomUUID } from 'node:crypto';

import type { Answer, EntryRow, Layer, Statements } from './layer.js';

export interface Approval {
  readonly key: string;
  readonly adultId: string;
  readonly requestId: string;
}

/** What is told to the child. */
export interface Approved {
  readonly childId: string;
  readonly requestId: string;
  readonly title: string;
  readonly points: number;
  readonly coinsCents: number;
}

export class Refusal extends Error {
  constructor(readonly statusCode: number) {
    super(`refused with ${statusCode}`);
  }
}

const levelAt = (points: number): number => Math.min(50, Math.floor((1 + Math.sqrt(1 + (4 * points) / 50)) / 2));

/** An approval that pays, statement by statement: keys, rights, the ledger, level and cheer. Without achievements and challenges. */
export const approve = (layer: Layer, approval: Approval): Promise<{ answer: Answer; approved?: Approved }> =>
  layer.transaction(async (q) => {
    const { key, adultId, requestId } = approval;
    if (!(await q.claimKey(key))) {
      const answer = await q.answerOf(key);
      if (!answer) throw new Refusal(409);
      return { answer };
    }
    const request = await q.lockRequest(requestId, adultId);
    if (!request) throw new Refusal(404);
    if (request.state !== 'pendiente') throw new Refusal(409);
    const occurrence = await q.lockOccurrence(request.ref_id);
    if (!occurrence) throw new Refusal(404);
    const { family_id: family, child_id: childId, title, emoji, round } = request;
    const { points, coins_cents: coinsCents } = occurrence;
    const now = new Date();
    const posting = randomUUID();
    const leg = (account: string, currency: string, amount: number): EntryRow => ({
      id: randomUUID(),
      posting_id: posting,
      family_id: family,
      child_id: childId,
      account,
      currency,
      amount,
      type: 'actividad',
      source_type: 'ocurrencia',
      source_id: occurrence.id,
      round,
      title,
      emoji,
      actor_id: adultId,
      created_at: now,
    });
    await q.addEntries([
      leg('puntos', 'points', points),
      leg('familia', 'points', -points),
      leg('disponible', 'coins', coinsCents),
      leg('familia', 'coins', -coinsCents),
    ]);
    const balance = await balanceOf(q, childId);
    await q.lockGoals(childId);
    const cheer = { id: randomUUID(), family_id: family, child_id: childId, title: occurrence.title, created_at: now };
    const prize = { points, coins_cents: coinsCents };
    const before = (await q.highestLevel(childId)) ?? 1;
    const level = levelAt(balance.points);
    await q.keepProgress({
      user_id: childId,
      total_points: balance.points,
      current_level: level,
      highest_level: Math.max(level, before),
      created_at: now,
      updated_at: now,
    });
    const cheers = [{ ...cheer, ...prize, once_key: `aprobada:${occurrence.id}`, kind: 'aprobada' }];
    if (level > before)
      cheers.push({ ...cheer, ...prize, id: randomUUID(), once_key: `nivel:${level}`, kind: 'nivel' });
    await q.cheer(cheers);
    await q.decide(requestId, adultId, now);
    await q.approveOccurrence(occurrence.id, now);
    const answer = { balance };
    await q.keepAnswer(key, answer);
    return { answer, approved: { childId, requestId, title, points, coinsCents } };
  });

async function balanceOf(q: Statements, childId: string): Promise<Answer['balance']> {
  const rows = await q.balances(childId);
  const of = (account: string): number => Number(rows.find((row) => row.account === account)?.amount ?? 0);
  return {
    points: of('puntos'),
    availableCents: of('disponible'),
    reservedCents: of('reservado'),
    pendingCents: -of('pendiente'),
  };
}
