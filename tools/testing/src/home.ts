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
  type AboutAdult,
  aChildOf,
  type Adult,
  anAdult,
  type Child,
  enterAdult,
  enterChild,
  type RunningProduct,
} from './household.js';

export interface Pay {
  readonly points?: number;
  readonly coinsCents?: number;
}

export interface Home {
  readonly adult: Adult;
  readonly child: Child;
  readonly childId: string;
  /** Valid tokens of both; `comeBack` replaces them after the clock was shifted. */
  readonly asAdult: { readonly token: string };
  readonly asChild: { readonly token: string };
  comeBack(): Promise<void>;
  /** A request that waits for an adult; approving it pays so much. */
  claimed(pay?: Pay): Promise<string>;
  earn(pay: Pay): Promise<void>;
  reward(more: { costCents: number; needsApproval?: boolean; stock?: number }): Promise<string>;
  requestAbout(title: string): Promise<string>;
  balance(): Promise<BalanceView>;
}

const work = { emoji: '📚', category: 'escuela', schedule: { mode: 'diaria' } } as const;

/** A family of one adult and one child, both inside, and what they do all day. */
export async function aHome(product: RunningProduct, more: AboutAdult = {}): Promise<Home> {
  const adult = await anAdult(product, more);
  const child = await aChildOf(product, adult);
  const { childId } = child;
  let adultToken = adult.token;
  let childToken = await enterChild(product, adult, child);
  const asAdult = () => ({ token: adultToken });
  const asChild = () => ({ token: childToken });

  const requestAbout = async (title: string) => {
    const { requests } = await product.eventually(listApprovals, { limit: 100 }, asAdult());
    const request = requests.find((each) => each.title === title);
    if (!request) throw new Error(`No request is about ${title}`);
    return request.requestId;
  };
  const claimed: Home['claimed'] = async ({ points = 10, coinsCents = 1000 } = {}) => {
    const title = randomUUID();
    const activity = { ...work, title, points, coinsCents, childIds: [childId] };
    const { activityId } = await product.eventually(createActivity, activity, asAdult());
    const { today: dueOn } = await product.eventually(readAgenda, { childId }, asChild());
    await product.eventually(claimActivity, { childId, activityId, dueOn }, asChild());
    return requestAbout(title);
  };

  return {
    adult,
    child,
    childId,
    get asAdult() {
      return asAdult();
    },
    get asChild() {
      return asChild();
    },
    async comeBack() {
      adultToken = (await enterAdult(product, adult)).accessToken;
      childToken = await enterChild(product, adult, child);
    },
    claimed,
    async earn(pay) {
      const requestId = await claimed({ points: 0, coinsCents: 0, ...pay });
      await product.eventually(approveRequest, { requestId }, asAdult());
    },
    async reward(fields) {
      const rest = { title: randomUUID(), emoji: '🌳', category: 'salida' as const, childIds: [childId] };
      return (await product.eventually(createReward, { ...rest, ...fields }, asAdult())).rewardId;
    },
    requestAbout,
    balance: async () => (await product.eventually(readWallet, { childId }, asChild())).balance,
  };
}
