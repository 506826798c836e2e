import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  type BalanceView,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
  readWallet,
} from '@alcancia/contracts/family';

import type { Stack } from './a-stack.js';
import { aChildOf, type Adult, anAdult, type Child, enterChild } from './household.js';

interface Pay {
  readonly points?: number;
  readonly coinsCents?: number;
}

/** A family of one adult and one child, both inside. */
export interface Home {
  readonly adult: Adult;
  readonly child: Child;
  readonly childId: string;
  readonly asAdult: { token: string };
  readonly asChild: { token: string };
  /** A request that waits for the adult; approving it pays so much. */
  claimed(pay?: Pay): Promise<string>;
  earn(pay: Pay): Promise<void>;
  balance(): Promise<BalanceView>;
}

const work = { emoji: '📚', category: 'escuela', schedule: { mode: 'diaria' } } as const;

export async function aHome(stack: Stack): Promise<Home> {
  const adult = await anAdult(stack);
  const child = await aChildOf(stack, adult);
  const { childId } = child;
  const asAdult = { token: adult.token };
  const asChild = { token: await enterChild(stack, adult, child) };

  const claimed = async ({ points = 10, coinsCents = 1000 }: Pay = {}): Promise<string> => {
    const title = randomUUID();
    const activity = { ...work, title, points, coinsCents, childIds: [childId] };
    const { activityId } = await stack.eventually(createActivity, activity, asAdult);
    const { today: dueOn } = await stack.eventually(readAgenda, { childId }, asChild);
    await stack.eventually(claimActivity, { childId, activityId, dueOn }, asChild);
    const { requests } = await stack.eventually(listApprovals, { limit: 100 }, asAdult);
    const request = requests.find((each) => each.title === title);
    if (!request) throw new Error('No request is about this activity');
    return request.requestId;
  };

  return {
    adult,
    child,
    childId,
    asAdult,
    asChild,
    claimed,
    async earn(pay) {
      await stack.eventually(
        approveRequest,
        { requestId: await claimed({ points: 0, coinsCents: 0, ...pay }) },
        asAdult,
      );
    },
    balance: async () => (await stack.eventually(readWallet, { childId }, asChild)).balance,
  };
}
