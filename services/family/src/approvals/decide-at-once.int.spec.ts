import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type AnswerMessage } from '@alcancia/server-kit';
import {
  approveAllRequests,
  approveRequest,
  rejectRequest,
  undoDecision,
  withdrawClaim,
} from '@alcancia/contracts/family';
import { adultChanged } from '@alcancia/contracts/identity';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';
import { onceNotBusy } from '@alcancia/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { differences } from '../coins/books.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const balanceOf = ({ childId }: Household) => new CoinLedger().balance(service.em(), childId);
const codes = (answers: readonly AnswerMessage[]) =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
const no = { reasonCode: 'no_terminada', comment: 'Casi' } as const;

const claimed = (home: Household, more = {}) => loopOf(service, home).claimed(more);

/** Two guardians of the same child, whose names identity has told. */
async function guardians(home: Household) {
  const names = ['Ana', 'Luis'];
  const adults = names.map(() => anAdult({ children: home.childIds, familyId: home.familyId }));
  for (const [index, displayName] of names.entries()) {
    await service.tell(adultChanged, { adultId: adults[index]!.adultId, displayName });
  }
  return { adults, nameOf: (id: string) => names[adults.findIndex(({ adultId }) => adultId === id)] };
}

describe('two adults at once', () => {
  test('twenty approvals pay once; the others learn who was first', async () => {
    const home = aHousehold();
    const { adults, nameOf } = await guardians(home);
    const requestId = await claimed(home);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => service.answer(approveRequest, adults[nth % 2]!, { requestId })),
    );
    const winner = answers.findIndex(({ ok }) => ok);
    const name = nameOf(adults[winner % 2]!.adultId);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))).toEqual(
      Array.from({ length: 19 }, () =>
        expect.objectContaining({ code: 'request_already_resolved', details: { name } }),
      ),
    );
    expect(await balanceOf(home)).toMatchObject({ points: 10, availableCents: 500 });
  });

  test('one key fifty times acts once and answers the same; another body under it is refused', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    const key = v7();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        onceNotBusy(() => service.answer(approveRequest, home.owner, { requestId }, { key })),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ok && answer.data))).size).toBe(1);
    expect(codes(answers)).toEqual([]);
    expect(await balanceOf(home)).toMatchObject({ points: 10 });
    const other = await service.answer(approveRequest, home.owner, { requestId: v7() }, { key });
    expect(codes([other])).toEqual(['idempotency_key_reused']);
  });

  test('a yes and a no at once: one of them stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const home = aHousehold();
      const requestId = await claimed(home);
      const [yes, nay] = await Promise.all([
        service.answer(approveRequest, home.owner, { requestId }),
        service.answer(rejectRequest, home.owner, { requestId, ...no }),
      ]);
      expect(codes([yes, nay])).toEqual(['request_already_resolved']);
      expect((await balanceOf(home)).points).toBe(yes.ok ? 10 : 0);
    }
  });

  test('an approval while the child takes the claim back: one of them stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const home = aHousehold();
      const loop = loopOf(service, home);
      const { occurrenceId } = await loop.claim(await loop.offer());
      const requestId = await loop.requestOf(occurrenceId);
      const [yes, back] = await Promise.all([
        service.answer(approveRequest, home.owner, { requestId }),
        service.answer(withdrawClaim, home.child, { occurrenceId }),
      ]);
      expect(codes([yes, back])).toEqual([yes.ok ? 'occurrence_not_in_review' : 'request_already_resolved']);
      expect((await balanceOf(home)).points).toBe(yes.ok ? 10 : 0);
    }
  });

  test('ten undos at once take back once, ten approvals afterwards pay once more', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await service.ask(approveRequest, home.owner, { requestId });
    const undone = await Promise.all(
      Array.from({ length: 10 }, () => service.answer(undoDecision, home.owner, { requestId })),
    );
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(codes(undone))).toEqual(new Set(['undo_too_late']));
    expect(await balanceOf(home)).toMatchObject({ points: 0, availableCents: 0, pendingCents: 0 });
    const again = await Promise.all(
      Array.from({ length: 10 }, () => service.answer(approveRequest, home.owner, { requestId })),
    );
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(home)).toMatchObject({ points: 10, availableCents: 500 });
  });

  test('different requests of one child, accepted at once, all pay', async () => {
    const home = aHousehold();
    const requestIds: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) requestIds.push(await claimed(home));
    const answers = await Promise.all(
      requestIds.map((requestId) => service.answer(approveRequest, home.owner, { requestId })),
    );
    expect(codes(answers)).toEqual([]);
    expect(await balanceOf(home)).toMatchObject({ points: 80, availableCents: 4000 });
  });

  test("'Aprobar todas' twice at once, in opposite orders, with single approvals in between: each pays once", async () => {
    const home = aHousehold({ children: 2 });
    const sibling = { ...home, childId: home.childIds[1]!, child: { ...home.child, userId: home.childIds[1]! } };
    sibling.child = { ...sibling.child, children: { [sibling.childId]: home.owner.children[sibling.childId]! } };
    const requestIds: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) requestIds.push(await claimed(home), await claimed(sibling));
    const answers = await Promise.all([
      service.answer(approveAllRequests, home.owner, { requestIds }),
      service.answer(approveAllRequests, home.owner, { requestIds: requestIds.toReversed() }),
      ...requestIds.map((requestId) => service.answer(approveRequest, home.owner, { requestId })),
    ]);
    expect(codes(answers).every((code) => code === 'request_already_resolved')).toBe(true);
    expect(await balanceOf(home)).toMatchObject({ points: 40, availableCents: 2000 });
    expect(await balanceOf(sibling)).toMatchObject({ points: 40, availableCents: 2000 });
  });

  test('after all of this the books balance', async () => {
    expect(await differences(service.em())).toEqual([]);
  });
});
