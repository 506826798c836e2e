import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  type KeptPlan,
  listAllPlans,
  listPlans,
  planChanged,
  planEdited,
  savePlan,
  savePlanPrices,
} from '@alcancia/contracts/billing';
import type { AskOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { billing } from '../billing.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(billing, { env: { PUBLIC_ORIGIN: 'http://localhost:3000' } });
});
afterAll(() => service.close());

const administrator = anAdministrator();
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const plans = async () => (await service.ask(listAllPlans, administrator, {})).plans;
const planOf = async (slug: string): Promise<KeptPlan> => (await plans()).find((plan) => plan.slug === slug)!;
const onSale = async () => (await service.ask(listPlans, null, {})).plans.map(({ name }) => name);

/** Saves a plan as it is, but for these fields. */
async function save(slug: string, changes: Partial<AskOf<typeof savePlan>> = {}) {
  const {
    id: planId,
    prices: _prices,
    slug: _slug,
    baseCurrency: _base,
    featuredOrder: _order,
    ...plan
  } = await planOf(slug);
  return service.ask(savePlan, administrator, { ...plan, planId, ...changes }, { userAgent });
}

async function price(slug: string, changes: Partial<AskOf<typeof savePlanPrices>> = {}) {
  const { id: planId, version, prices } = await planOf(slug);
  const inPesos = prices.filter(({ currency }) => currency === 'MXN').map(({ currency: _pesos, ...rest }) => rest);
  return service.ask(savePlanPrices, administrator, { planId, currency: 'MXN', prices: inPesos, version, ...changes });
}
const month = (priceCents: number, more = {}) => ({
  period: 'monthly' as const,
  priceCents,
  discountPercent: 0,
  isActive: true,
  ...more,
});

describe('a plan', () => {
  test('is changed for everybody who looks at prices, and what was another value is told', async () => {
    const { version } = await planOf('familia');
    expect(await save('familia', { name: 'Familia grande', featuredBadgeText: 'La favorita' })).toEqual({
      version: version + 1,
    });
    expect(await onSale()).toEqual(['Gratis', 'Familia grande', 'Familia Plus']);
    expect((await service.published(planEdited)).at(-1)).toMatchObject({
      what: 'plan',
      planName: 'Familia',
      byId: administrator.adultId,
      userAgent,
      before: { name: 'Familia', badge: null },
      after: { name: 'Familia grande', badge: 'La favorita' },
    });
    await save('familia', { name: 'Familia', featuredBadgeText: null });
  });

  test('that is saved as it was tells nobody, and one that somebody changed before is not overwritten', async () => {
    const { version } = await planOf('familia');
    const told = (await service.published(planEdited)).length;
    expect(await save('familia')).toEqual({ version });
    expect(await service.published(planEdited)).toHaveLength(told);
    await expect(save('familia', { version: version - 1, name: 'Otra' })).rejects.toMatchObject({
      code: 'changed_before',
    });
    expect((await planOf('familia')).name).toBe('Familia');
  });

  test('that is taken off sale is shown to nobody; the free one stays', async () => {
    await save('familia-plus', { isOnSale: false });
    expect(await onSale()).toEqual(['Gratis', 'Familia']);
    await save('familia-plus', { isOnSale: true });
    await expect(save('gratis', { isOnSale: false })).rejects.toMatchObject({ code: 'free_plan_stays' });
  });

  test.each([
    ['maxChildren', 0],
    ['maxGuardians', -2],
    ['maxDevices', 0],
  ])('has room for somebody: %s %i is refused by its name', async (field, most) => {
    const { limits } = await planOf('familia');
    await expect(save('familia', { limits: { ...limits, [field]: most } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: `limits.${field}` }],
    });
  });

  test('that allows something else is told to every household that has it, once', async () => {
    const households = Array.from({ length: 3 }, () => ({ familyId: randomUUID(), ownerId: randomUUID() }));
    for (const household of households)
      await service.tell(familyChanged, { ...household, timeZone: 'America/Mexico_City', moneyName: 'Monedas' });
    const { limits } = await planOf('gratis');
    await save('gratis', { limits: { ...limits, maxChildren: 4 } });
    await service.settled();
    const told = async () =>
      (await service.published(planChanged)).filter(({ limits: { maxChildren } }) => maxChildren === 4);
    expect((await told()).map(({ familyId }) => familyId).toSorted()).toEqual(
      households.map(({ familyId }) => familyId).toSorted(),
    );
    await save('gratis', { description: 'Para empezar hoy.' });
    await service.settled();
    expect(await told()).toHaveLength(3);
    await save('gratis', { limits });
  });
});

describe('prices', () => {
  test('are what is asked for from now on; one that is taken away is asked for no more', async () => {
    await price('familia', { prices: [month(9900), month(95_000, { period: 'annual', discountPercent: 20 })] });
    const shown = async () => {
      const { plans: sold } = await service.ask(listPlans, null, {});
      const { prices } = sold.find(({ slug }) => slug === 'familia')!;
      return prices.filter(({ currency }) => currency === 'MXN').map(({ period, priceCents }) => [period, priceCents]);
    };
    expect(await shown()).toEqual(
      expect.arrayContaining([
        ['monthly', 9900],
        ['annual', 95_000],
      ]),
    );
    expect((await service.published(planEdited)).at(-1)).toMatchObject({
      what: 'prices',
      before: { 'monthly MXN': '95, 0 %', 'annual MXN': '912, 20 %' },
      after: { 'monthly MXN': '99, 0 %', 'annual MXN': '950, 20 %' },
    });
    await price('familia', { prices: [month(9900, { isActive: false })] });
    expect((await shown()).map(([period]) => period)).not.toContain('monthly');
    await price('familia', { prices: [month(9500), month(91_200, { period: 'annual', discountPercent: 20 })] });
  });

  test('with decimals are refused by their place, and change nothing', async () => {
    const before = await planOf('familia');
    await expect(
      price('familia', { prices: [month(9500), month(91_250, { period: 'annual' })] }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'prices.1.priceCents', message: 'El precio va sin decimales.' }],
    });
    expect(await planOf('familia')).toEqual(before);
  });

  test('of the free plan are nothing, and it has one', async () => {
    for (const prices of [[month(100)], [month(0, { isActive: false })]])
      await expect(price('gratis', { prices })).rejects.toMatchObject({ code: 'free_plan_stays' });
  });
});

test('a plan that there is not is none', async () => {
  await expect(save('familia', { planId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
});
