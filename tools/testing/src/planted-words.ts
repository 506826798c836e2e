import { randomBytes, randomUUID } from 'node:crypto';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createGoal,
  createReward,
  listApprovals,
  readAgenda,
  redeemReward,
  rejectRequest,
} from '@alcancia/contracts/family';
import {
  acceptInvitation,
  authorizeDevice,
  beginPasskey,
  changeRights,
  confirmPasskey,
  endGuardianship,
  inviteGuardian,
  listGuardians,
  listInvitations,
  readChild,
  readHousehold,
  saveOwnProfile,
  updateChild,
  updateHousehold,
  whoAmI,
} from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';

import { aPasskey } from './a-passkey.js';
import type { Home } from './home.js';
import { anAdult, password, type RunningProduct } from './household.js';

/** Words that stand nowhere else: each is planted once, and looked for at the end. */
export class Words {
  readonly planted: string[] = [];

  next(): string {
    const word = `q${randomBytes(6).toString('hex')}z`;
    this.planted.push(word);
    return word;
  }
}

interface Planting {
  readonly product: RunningProduct;
  readonly home: Home;
  readonly words: Words;
}

/** What a child's adults and the child itself write of it: work with its answers, goals, rewards and what is asked for. */
export async function plantWork({ product, home, words }: Planting): Promise<void> {
  const { childId } = home;
  const childIds = [childId];
  const { eventually: want } = product;
  const newest = async (title: string) => {
    const { requests } = await want(listApprovals, { limit: 100 }, home.asAdult);
    return { requestId: requests.find((request) => request.title === title)?.requestId ?? '' };
  };
  for (const isApproved of [true, false]) {
    const title = words.next();
    const { activityId } = await want(
      createActivity,
      {
        title,
        description: words.next(),
        emoji: '📚',
        category: 'escuela',
        points: 10,
        coinsCents: 500,
        schedule: { mode: 'diaria' },
        childIds,
      },
      home.asAdult,
    );
    const { today: dueOn } = await want(readAgenda, { childId }, home.asChild);
    await want(claimActivity, { childId, activityId, dueOn, note: words.next() }, home.asChild);
    const request = await newest(title);
    if (isApproved) await want(approveRequest, request, home.asAdult);
    else await want(rejectRequest, { ...request, reasonCode: 'no_terminada', comment: words.next() }, home.asAdult);
  }
  await want(
    createGoal,
    { title: words.next(), emoji: '🚲', targetPoints: 10, prize: { kind: 'texto', text: words.next() }, childIds },
    home.asAdult,
  );
  const reward = { title: words.next(), description: words.next(), emoji: '🌳', category: 'salida' as const };
  const { rewardId } = await want(createReward, { ...reward, costCents: 100, childIds }, home.asAdult);
  await want(redeemReward, { rewardId, costCents: 100 }, home.asChild);
  await product.settled?.();
}

/** The child's own name, its devices, and guardians who were invited with words of their own, came and went. */
export async function plantPeople({ product, home, words }: Planting): Promise<void> {
  const { childId } = home;
  const { eventually: want } = product;
  const { version } = await want(readChild, { childId }, home.asAdult);
  const child = { childId, version, displayName: words.next(), birthMonth: '2016-03', gender: 'boy' as const };
  await want(updateChild, child, home.asAdult);
  const device = { childId, fingerprint: randomUUID(), name: words.next(), type: 'tablet' as const, password };
  await want(authorizeDevice, { ...device, userAgent: words.next(), screen: words.next() }, home.asAdult);
  const guest = await anAdult(product, { displayName: 'Rosa' });
  const invitation = { email: guest.email, relationshipType: 'aunt' as const, childIds: [childId] };
  const { invitationId } = await want(
    inviteGuardian,
    { ...invitation, permissions: fullAccess, message: words.next() },
    home.asAdult,
  );
  const { invitations } = await want(listInvitations, {}, home.asAdult);
  const token =
    invitations
      .find(({ id }) => id === invitationId)
      ?.link?.split('/')
      .at(-1) ?? '';
  await want(acceptInvitation, { token }, { token: guest.token });
  const { guardians } = await want(listGuardians, { childId }, home.asAdult);
  const link = guardians.find(({ adultId }) => adultId === guest.adultId);
  const cut = { ...fullAccess, approvals: 'view_only' as const };
  const of = { childId, adultId: guest.adultId };
  await want(changeRights, { ...of, permissions: cut, version: link?.version ?? 0 }, home.asAdult);
  await want(endGuardianship, of, home.asAdult);
  await product.settled?.();
}

/** What an adult writes of itself and of the household, and a passkey made at this origin; answers its recovery codes. */
export async function plantAccount({ product, home, words }: Planting, origin: string): Promise<readonly string[]> {
  const { eventually: want } = product;
  const { adult } = await want(whoAmI, {}, home.asAdult);
  const names = { fullName: words.next(), displayName: words.next() };
  const { age = 38, gender = 'female', country = 'MX', relationshipType = 'mother', version = 1 } = adult ?? {};
  await want(saveOwnProfile, { ...names, age, gender, country, relationshipType, version }, home.asAdult);
  const household = await want(readHousehold, {}, home.asAdult);
  const { timeZone, version: was } = household;
  await want(updateHousehold, { timeZone, version: was, moneyName: words.next() }, home.asAdult);
  const invitation = { email: `${words.next()}@example.org`, relationshipType: 'aunt' as const, childIds: [] };
  await want(inviteGuardian, { ...invitation, permissions: fullAccess, message: words.next() }, home.asAdult);
  const { options } = await want(beginPasskey, { password }, home.asAdult);
  const passkey = aPasskey(origin).make(options);
  const { recoveryCodes } = await want(confirmPasskey, { name: words.next(), passkey }, home.asAdult);
  await product.settled?.();
  return recoveryCodes;
}
