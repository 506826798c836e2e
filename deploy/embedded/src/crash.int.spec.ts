import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import {
  approveRequest,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
  readWallet,
  setActivityArchived,
} from '@alcancia/contracts/family';
import { chooseAdult, leaveProfile, signIn, type Tokens } from '@alcancia/contracts/identity';
import type { Failpoint } from '@alcancia/server-kit';
import {
  aChildOf,
  type Adult,
  anAdult,
  askAt,
  type Child,
  enterChild,
  insist,
  linkTokenAmong,
  password,
  until,
  wantWithRetries,
} from '@alcancia/testing';

import { aProcess, compile, type SystemProcess } from '../test/a-process.js';
import { mailsAt } from '../test/mails-over-http.js';

jest.setTimeout(1_500_000);

/** On PostgreSQL the 30 kills of which the product's promise speaks; on the embedded database, which survives too, a few. */
const kills = process.env['DATABASE_URL'] ? 30 : 6;
const points: Failpoint[] = ['before-commit', 'after-commit', 'after-publish', 'after-handler-commit'];
/** What must be true of the rows when nothing is under way. */
const books = `
  select (select count(*) from notifications.notification_logs where type = 'activity_approved') as told,
         (select count(*) from family.outbox where published_at is null) as unpublished,
         (select count(*) from family.retries) + (select count(*) from notifications.retries) as retries,
         (select count(*) from family.dead_letters) + (select count(*) from notifications.dead_letters) as dead,
         (select coalesce(sum(amount), 0) from family.ledger_entries) as total`;
const moment = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const asText = (row: Record<string, number>) =>
  Object.fromEntries(Object.entries(row).map(([name, n]) => [name, String(n)]));
const prize = { points: 3, coinsCents: 200 };

let system: SystemProcess;
let laura: Adult;
let mateo: Child;
beforeAll(async () => {
  compile();
  system = await aProcess();
});
afterAll(() => system.remove());

test(`${kills} kills at named points lose nothing that was acknowledged and double nothing`, async () => {
  const origin = `http://127.0.0.1:${system.port}`;
  const ask = askAt(origin);
  const eventually = wantWithRetries(ask, { answerWithinMs: 30_000 });
  await system.start();
  const product = {
    eventually,
    settled: () => moment(300),
    linkToken: (email: string) =>
      until(`a mail to ${email}`, async () =>
        linkTokenAmong((await mailsAt(origin)).filter(({ to }) => to === email).map(({ text }) => text)),
      ),
  };
  laura = await anAdult(product);
  mateo = await aChildOf(product, laura);
  const child = await enterChild(product, laura, mateo);
  let adult = laura.token;
  // A busy machine needs longer for its rounds than a token lasts; one act has half a token's life.
  const half = ({ expiresInSeconds }: Tokens) => Date.now() + (expiresInSeconds * 1_000) / 2;
  let renewedBy = half(laura.tokens);
  await system.kill('SIGTERM');

  let killed = 0;
  /** Starts the killed process again, to be killed at the next point. */
  const restart = async (): Promise<void> => {
    if (system.isAlive()) return;
    killed += 1;
    const point = points[killed % points.length];
    await system.start(killed < kills ? `${point}:${3 + ((killed * 7) % 11)}` : '');
  };
  const retrying = { beforeRetry: restart, withinMs: 240_000, answerWithinMs: 30_000 };
  const renewAdult = async (): Promise<void> => {
    const { tokens } = await insist(ask, signIn, { email: laura.email, password }, null, retrying);
    adult = tokens.accessToken;
    renewedBy = half(tokens);
    await insist(ask, leaveProfile, {}, adult, retrying);
    await insist(ask, chooseAdult, { password }, adult, retrying);
  };
  const asAdult = async <C extends AnyRequest>(contract: C, input: AskOf<C>): Promise<OutputOf<C>> => {
    if (Date.now() > renewedBy) await renewAdult();
    return insist(ask, contract, input, adult, retrying);
  };

  const { childId } = mateo;
  const acknowledged: string[] = [];
  await system.start(`${points[0]}:5`);
  for (let round = 1; ; round += 1) {
    if (killed >= kills) break;
    const title = `Tarea ${round}`;
    const { activityId } = await asAdult(createActivity, {
      title,
      emoji: '⭐',
      category: 'otro',
      ...prize,
      schedule: { mode: 'unica' },
      childIds: [childId],
    });
    const { today } = await insist(ask, readAgenda, { childId }, child, retrying);
    await insist(ask, claimActivity, { childId, activityId, dueOn: today }, child, retrying);
    const { requests } = await asAdult(listApprovals, {});
    for (const { requestId } of requests) {
      await asAdult(approveRequest, { requestId });
      acknowledged.push(requestId);
    }
    await asAdult(setActivityArchived, { activityId, isArchived: true });
  }

  await renewAdult();
  expect(killed).toBe(kills);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const { balance } = await eventually(readWallet, { childId }, { token: child });
  expect(balance).toEqual({
    points: acknowledged.length * prize.points,
    availableCents: acknowledged.length * prize.coinsCents,
    reservedCents: 0,
    pendingCents: 0,
  });
  // Events that the last killed process had not published are published by the running one.
  const expected = { told: acknowledged.length, unpublished: 0, retries: 0, dead: 0, total: 0 };
  let found: Record<string, string> | undefined;
  for (let tries = 0; tries < 10 && found?.['told'] !== String(expected.told); tries += 1) {
    if (!system.isAlive()) await system.start();
    await moment(4_000);
    await system.kill('SIGTERM');
    [found] = await system.read(books);
  }
  expect(found).toEqual(asText(expected));
  console.log(`${killed} kills, ${acknowledged.length} acknowledged approvals`);
});
