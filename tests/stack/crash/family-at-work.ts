import { randomUUID } from 'node:crypto';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import {
  approveRequest,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
  setActivityArchived,
} from '@alcancia/contracts/family';
import { chooseAdult, leaveProfile, listChildren, signIn, updateChild } from '@alcancia/contracts/identity';
import { aChildOf, type Adult, anAdult, enterChild, insist, password } from '@alcancia/testing';

import type { Stack } from '../test/a-stack.js';

/** One act may take this long, while the processes that serve it are killed again and again. */
const withinMs = 240_000;
const prize = { points: 3, coinsCents: 200 };
/** An adult signs in anew this often: tokens end, and identity must have something to do. */
const signInEvery = 3;

/** A family that goes on working, and writes down what it was told is done. */
export class FamilyAtWork {
  /** Requests whose approval was acknowledged. */
  readonly approved: string[] = [];
  /** How many of its acts were acknowledged, whatever they were. */
  actsDone = 0;
  private rounds = 0;

  private constructor(
    private readonly stack: Stack,
    readonly adult: Adult,
    readonly childId: string,
    private readonly childToken: string,
    private token: string,
  ) {}

  static async found(stack: Stack): Promise<FamilyAtWork> {
    const adult = await anAdult(stack);
    const child = await aChildOf(stack, adult);
    return new FamilyAtWork(stack, adult, child.childId, await enterChild(stack, adult, child), adult.token);
  }

  /** What the child must own when nothing was lost and nothing doubled. */
  get earned() {
    const rounds = this.approved.length;
    return {
      points: rounds * prize.points,
      availableCents: rounds * prize.coinsCents,
      reservedCents: 0,
      pendingCents: 0,
    };
  }

  get ownToken(): string {
    return this.childToken;
  }

  /** One activity from the idea to the coins. */
  async round(): Promise<void> {
    const { childId } = this;
    this.rounds += 1;
    if (this.rounds % signInEvery === 0) await this.signInAgain();
    await this.rename(`Mateo ${this.rounds}`);
    const { activityId } = await this.asAdult(createActivity, {
      title: `Tarea ${this.rounds}`,
      emoji: '⭐',
      category: 'otro',
      ...prize,
      schedule: { mode: 'unica' },
      childIds: [childId],
    });
    const { today } = await this.asChild(readAgenda, { childId });
    await this.asChild(claimActivity, { childId, activityId, dueOn: today });
    const { requests } = await this.asAdult(listApprovals, {});
    for (const { requestId } of requests) {
      await this.asAdult(approveRequest, { requestId });
      this.approved.push(requestId);
    }
    await this.asAdult(setActivityArchived, { activityId, isArchived: true });
  }

  /** Other services hear of it. */
  private async rename(displayName: string): Promise<void> {
    const { childId } = this;
    const { children } = await this.asAdult(listChildren, {});
    const { version } = children.find(({ id }) => id === childId) ?? { version: 1 };
    const looks = { birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' } as const;
    await this.asAdult(updateChild, { childId, displayName, version, ...looks });
  }

  private asChild<C extends AnyRequest>(contract: C, input: AskOf<C>): Promise<OutputOf<C>> {
    return this.insistOn(contract, input, this.childToken);
  }

  /** When a token expires in the middle of an act, signs in again and repeats it under the same key. */
  private async asAdult<C extends AnyRequest>(contract: C, input: AskOf<C>): Promise<OutputOf<C>> {
    const key = randomUUID();
    for (;;) {
      try {
        return await this.insistOn(contract, input, this.token, key);
      } catch (error) {
        if (!String(error).includes(' answered 401 ')) throw error;
        await this.signInAgain();
      }
    }
  }

  private async signInAgain(): Promise<void> {
    const { tokens } = await this.insistOn(signIn, { email: this.adult.email, password }, null);
    this.token = tokens.accessToken;
    await this.insistOn(leaveProfile, {}, this.token);
    await this.insistOn(chooseAdult, { password }, this.token);
  }

  private async insistOn<C extends AnyRequest>(
    contract: C,
    input: AskOf<C>,
    token: string | null,
    key: string = randomUUID(),
  ): Promise<OutputOf<C>> {
    const answer = await insist(this.stack.ask, contract, input, token, { withinMs, key });
    this.actsDone += 1;
    return answer;
  }
}
