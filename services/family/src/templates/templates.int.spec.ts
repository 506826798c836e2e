import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  activityTemplateEdited,
  createActivityTemplate,
  listActivityTemplates,
  listAllActivityTemplates,
  templatesInAll,
  updateActivityTemplate,
} from '@alcancia/contracts/family';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeEach(async () => {
  service = await bootService(family);
});
afterEach(() => service.close());

const administrator = anAdministrator();
const { owner } = aHousehold();
const offered = async () => (await service.ask(listActivityTemplates, owner, {})).templates;
const all = async () => (await service.ask(listAllActivityTemplates, administrator, {})).templates;
const fish: AskOf<typeof createActivityTemplate> = {
  title: 'Dar de comer a los peces',
  emoji: '🐟',
  category: 'mascotas',
  timeOfDay: 'manana',
  points: 5,
  coinsCents: 200,
  schedule: { mode: 'dias_semana', weekdays: [5, 1, 5] },
  fromAge: 4,
  toAge: 12,
  isActive: true,
  sortOrder: 1,
};
const create = (change: Partial<typeof fish> = {}) =>
  service.ask(createActivityTemplate, administrator, { ...fish, ...change });
const update = async (templateId: string, change: Partial<AskOf<typeof updateActivityTemplate>>) => {
  const kept = (await all()).find((one) => one.templateId === templateId)!;
  return service.ask(updateActivityTemplate, administrator, { ...kept, ...change });
};

describe('templates of activities', () => {
  test('are there from the first day, for every age that a child may have', async () => {
    const templates = await offered();
    for (let age = 3; age <= 17; age += 1) {
      expect(templates.filter(({ fromAge, toAge }) => fromAge <= age && age <= toAge).length).toBeGreaterThan(3);
    }
  });

  test('are made, changed and taken away by those who run the product; each change is told with before and after', async () => {
    const { templateId } = await create();
    expect((await offered()).find((one) => one.templateId === templateId)).toEqual({
      templateId,
      title: fish.title,
      emoji: '🐟',
      category: 'mascotas',
      timeOfDay: 'manana',
      points: 5,
      coinsCents: 200,
      schedule: { mode: 'dias_semana', weekdays: [1, 5] },
      fromAge: 4,
      toAge: 12,
    });
    expect(await update(templateId, { title: 'Cuidar a los peces', points: 10 })).toEqual({ version: 2 });
    expect(await update(templateId, {})).toEqual({ version: 2 });
    await update(templateId, { isActive: false });
    expect((await offered()).map((one) => one.templateId)).not.toContain(templateId);
    expect((await all()).map((one) => one.templateId)).toContain(templateId);
    expect(await service.published(activityTemplateEdited)).toMatchObject([
      {
        templateId,
        title: fish.title,
        byId: administrator.adultId,
        before: {},
        after: { ages: '4–12', schedule: '1 5' },
      },
      {
        before: { title: '🐟 Dar de comer a los peces', points: '5' },
        after: { title: '🐟 Cuidar a los peces', points: '10' },
      },
      { title: 'Cuidar a los peces', before: { offered: 'yes' }, after: { offered: 'no' } },
    ]);
  });

  test('what somebody else changed meanwhile is not overwritten', async () => {
    const { templateId } = await create();
    await update(templateId, { points: 10 });
    await expect(update(templateId, { points: 15, version: 1 })).rejects.toMatchObject({ code: 'changed_before' });
    expect((await all()).find((one) => one.templateId === templateId)).toMatchObject({ points: 10 });
  });

  test('suit somebody: the oldest is not younger than the youngest', async () => {
    const { templateId } = await create();
    const before = await all();
    await expect(create({ fromAge: 9, toAge: 8 })).rejects.toMatchObject({ code: 'template_ages_reversed' });
    await expect(update(templateId, { toAge: 3 })).rejects.toMatchObject({ code: 'template_ages_reversed' });
    expect(await all()).toEqual(before);
  });

  test('are at most a hundred, also where two are made at once', async () => {
    const left = templatesInAll - (await all()).length;
    await service.em().execute(
      `insert into family.activity_templates (title, emoji, category, time_of_day, points, coins_cents, schedule, from_age,
         to_age, sort_order) select 'Otra', '⭐', 'otro', 'tarde', 1, 0, '{"mode":"diaria"}', 3, 17, 50
       from generate_series(1, ?)`,
      [left - 1],
    );
    const both = await Promise.allSettled([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'template_limit_reached', details: { limit: templatesInAll } },
    });
    expect(await all()).toHaveLength(templatesInAll);
  });
});
