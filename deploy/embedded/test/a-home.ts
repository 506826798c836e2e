import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  type BalanceView,
  claimActivity,
  createActivity,
  createReward,
  listApprovals,
  readAgenda,
  readWallet,
} from '@alcancia/contracts/family';

import {
  aChildOf,
  type Adult,
  anAdultWithHousehold,
  type Child,
  enterAdult,
  enterChild,
  type Town,
} from './a-household.js';

export interface Home {
  readonly adult: Adult;
  readonly child: Child;
  readonly childId: string;
  /** Living tokens of both; `comeBack` replaces them after a journey in time. */
  as(who: 'adult' | 'child'): { token: string };
  comeBack(): Promise<void>;
  /** A request that waits for an adult; approving it pays so much. */
  claimed(pays?: { points?: number; coinsCents?: number }): Promise<string>;
  earn(pays: { points?: number; coinsCents?: number }): Promise<void>;
  reward(more: { costCents: number; needsApproval?: boolean; stock?: number }): Promise<string>;
  requestAbout(title: string): Promise<string>;
  balance(): Promise<BalanceView>;
}

/** A family of one adult and one child, both inside, and what they do all day. */
export async function aHome(system: Town, more: { displayName?: string; country?: string } = {}): Promise<Home> {
  const adult = await anAdultWithHousehold(system, more);
  const child = await aChildOf(system, adult);
  const { childId } = child;
  const tokens = { adult: adult.token, child: await enterChild(system, adult, child) };
  const as: Home['as'] = (who) => ({ token: tokens[who] });

  const requestAbout = async (title: string) => {
    const { requests } = await system.want(listApprovals, { limit: 100 }, as('adult'));
    const request = requests.find((each) => each.title === title);
    if (!request) throw new Error('No request is about this');
    return request.requestId;
  };
  const claimed: Home['claimed'] = async ({ points = 10, coinsCents = 1000 } = {}) => {
    const title = randomUUID();
    const { activityId } = await system.want(
      createActivity,
      {
        title,
        emoji: '📚',
        category: 'escuela',
        points,
        coinsCents,
        schedule: { mode: 'diaria' },
        childIds: [childId],
      },
      as('adult'),
    );
    const { today: dueOn } = await system.want(readAgenda, { childId }, as('child'));
    await system.want(claimActivity, { childId, activityId, dueOn }, as('child'));
    return requestAbout(title);
  };

  return {
    adult,
    child,
    childId,
    as,
    async comeBack() {
      tokens.adult = (await enterAdult(system, adult)).accessToken;
      tokens.child = await enterChild(system, adult, child);
    },
    claimed,
    async earn(pays) {
      await system.want(
        approveRequest,
        { requestId: await claimed({ points: 0, coinsCents: 0, ...pays }) },
        as('adult'),
      );
    },
    async reward(fields) {
      const title = randomUUID();
      const rest = { title, emoji: '🌳', category: 'salida' as const, childIds: [childId] };
      return (await system.want(createReward, { ...rest, ...fields }, as('adult'))).rewardId;
    },
    requestAbout,
    balance: async () => (await system.want(readWallet, { childId }, as('child'))).balance,
  };
}
