import type { Browser, Page } from 'playwright-core';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createGoal,
  createReward,
  listApprovals,
  listChildRewards,
  readAgenda,
  redeemReward,
  rejectRequest,
} from '@alcancia/contracts/family';
import {
  createChild,
  listDevices,
  readHousehold,
  renameDevice,
  saveOwnProfile,
  setChildPin,
  updateHousehold,
  whoAmI,
} from '@alcancia/contracts/identity';

import { aChildPage, type Family, aFamily } from './a-family.js';
import { actingAs } from './acting.js';
import { laura } from './people.js';

/** As long as the contracts let them be; the first has no place to break. */
export const names = ['Maximilianofernandodelossantosyguadalupe', 'María Fernanda de los Ángeles Montserrat'] as const;
export const adultNames = {
  displayName: 'Wilhelminaantoniettadelrosariomontserrat',
  fullName: 'Wilhelmina Antonietta del Rosario Guadalupe Fernández de los Santos y Maximilianofernandodelacruz',
} as const;
const title = (n: number) =>
  `${n} Ordenar cuidadosamente el cuarto, guardar la ropa y Electroencefalografista`.slice(0, 60);
const sentences = 'Con calma y sin olvidar los Desoxirribonucleótidos del rincón de siempre. '.repeat(5);
const times = ['manana', 'tarde', 'noche', 'cualquiera'] as const;

export interface Crowd extends Family {
  readonly childPage: Page;
  /** The child with everything. */
  readonly crowdedId: string;
}

async function makeWork({ asLaura }: Family, childIds: string[]): Promise<void> {
  for (let n = 1; n <= 50; n += 1)
    await asLaura(createActivity, {
      title: title(n),
      description: n % 10 === 0 ? sentences.slice(0, 300) : '',
      evidence: n === 50 ? 'nota' : 'ninguna',
      emoji: '📚',
      category: 'solidaridad',
      points: 500,
      coinsCents: 100_000,
      timeOfDay: times[n % 4]!,
      schedule: n % 2 === 0 ? { mode: 'diaria' } : { mode: 'dias_semana', weekdays: [1, 2, 3, 4, 5, 6, 7] },
      childIds,
    });
  for (let n = 1; n <= 8; n += 1) {
    const text = sentences.slice(0, 80).trim();
    await asLaura(createGoal, {
      title: title(n),
      emoji: '🎯',
      targetPoints: n === 8 ? 1_000 : 100_000,
      prize: n % 2 === 0 ? { kind: 'texto', text } : { kind: 'monedas', coinsCents: 100_000 },
      childIds,
    });
  }
  for (let n = 1; n <= 20; n += 1)
    await asLaura(createReward, {
      title: title(n),
      description: sentences.slice(0, 300).trim(),
      emoji: '🎁',
      category: 'solidaridad',
      costCents: n <= 18 ? 1_000_000 : 100_000,
      stock: 10_000,
      childIds,
    });
}

async function spendTheDay({ asLaura }: Family, childPage: Page, origin: string, childId: string): Promise<void> {
  const asChild = actingAs(childPage, origin);
  await childPage.reload();
  await childPage.getByText(title(1)).first().waitFor();
  const { today, days } = await asChild(readAgenda, { childId });
  const due = days
    .flatMap(({ occurrences }) => occurrences.filter(({ evidence }) => evidence === 'ninguna'))
    .slice(0, 18);
  for (const { activityId } of due) await asChild(claimActivity, { childId, activityId, dueOn: today });
  const { requests } = await asLaura(listApprovals, {});
  for (const { requestId } of requests.slice(0, 10)) await asLaura(approveRequest, { requestId });
  const comment = sentences.slice(0, 200).trim();
  for (const { requestId } of requests.slice(10, 13))
    await asLaura(rejectRequest, { requestId, reasonCode: 'no_terminada', comment });
  const { rewards } = await asChild(listChildRewards, { childId });
  const { id: rewardId, costCents } = rewards[0]!;
  await asChild(redeemReward, { rewardId, costCents });
}

/** The adult and the child's device are called as long as they may be, too. */
async function nameAsLongAsMayBe({ asLaura }: Family): Promise<void> {
  const { devices } = await asLaura(listDevices, {});
  for (const { id: deviceId, version } of devices)
    await asLaura(renameDevice, { deviceId, name: `Tablet de ${names[0]}`.slice(0, 40), version });
  const { version } = (await asLaura(whoAmI, {})).adult!;
  const self = { age: 38, gender: 'female', country: 'MX', relationshipType: 'mother' } as const;
  await asLaura(saveOwnProfile, { ...adultNames, ...self, version });
}

/** A family at the limits of everything: made through the use-cases, one child on a device of its own. */
export async function aCrowd(browser: Browser, origin: string): Promise<Crowd> {
  const family = await aFamily(browser, origin);
  const { asLaura } = family;
  const { timeZone, version } = await asLaura(readHousehold, {});
  await asLaura(updateHousehold, { timeZone, moneyName: 'Estrellas brillantes', version });
  const childIds: string[] = [];
  for (const displayName of names) {
    const look = { gender: 'girl', avatar: 'axolotl', palette: 'gentle-pink' } as const;
    childIds.push((await asLaura(createChild, { displayName, birthMonth: '2016-02', ...look })).childId);
  }
  const [crowdedId = ''] = childIds;
  await asLaura(setChildPin, { childId: crowdedId, pin: '2580', proof: { password: laura.password } });
  await makeWork(family, childIds);
  const childPage = await aChildPage(browser, origin, 'desktop', { name: names[0], pin: '2580' });
  await spendTheDay(family, childPage, origin, crowdedId);
  await nameAsLongAsMayBe(family);
  return { ...family, childPage, crowdedId };
}
