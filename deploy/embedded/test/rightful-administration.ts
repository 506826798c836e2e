import { randomUUID } from 'node:crypto';

import { listAllPlans } from '@alcancia/contracts/billing';
import {
  listAllAchievements,
  listAllActivityTemplates,
  listAllOfficialChallenges,
  listAllPetKits,
} from '@alcancia/contracts/family';
import { legalVersions, lockAccount, readNewestLegalText, signUp } from '@alcancia/contracts/identity';
import { anAdult, password } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';
import { anAdministrator } from './an-administrator.js';
import { type Make, plain } from './rightful-request.js';
import type { Scene } from './scene.js';

/** A flag that hides what only a browser shows: nothing of the scene is refused without it. */
const onlyShown = 'mettybot_widget_enabled';

const aTemplate = {
  emoji: '🌳',
  category: 'hogar',
  timeOfDay: 'tarde',
  points: 10,
  coinsCents: 200,
  schedule: { mode: 'diaria' },
  fromAge: 6,
  toAge: 17,
  isActive: true,
  sortOrder: 90,
};

const anOfficialChallenge = {
  title: 'Cuidar el río',
  description: '',
  emoji: '🏞️',
  metric: 'actividades',
  target: 5,
  mode: 'individual',
  days: 7,
  steps: [],
  prize: { points: 20, coinsCents: 500, badge: null },
  fromAge: 6,
  toAge: 17,
  isActive: true,
  sortOrder: 90,
};

async function paidPlan(system: TestSystem, { administrator: token }: Scene['tokens']) {
  const { plans } = await system.want(listAllPlans, {}, { token });
  const plan = plans.find(({ slug }) => slug === 'familia');
  if (!plan) throw new Error('There is no plan called familia');
  return plan;
}

/** An account of its own, so that nobody of the scene is sent out. */
const ofSomebody =
  (input: Record<string, unknown> = {}): Make =>
  async ({ system }) => ({ as: 'administrator', input: { ...input, accountId: (await anAdult(system)).adultId } });

/** What those ask who run the product. */
export const rightfulAdministration: Readonly<Record<string, Make>> = {
  'identity.list-event-logs': plain('administrator', { email: 'a***@' }),
  'identity.read-account-figures': plain('administrator'),
  ...Object.fromEntries(
    ['assistant', 'billing', 'family', 'identity', 'marketing', 'notifications', 'speech'].flatMap((room) => [
      [`${room}.read-figures`, plain('administrator', { days: '7' })],
      [`${room}.list-troubles`, plain('administrator')],
    ]),
  ),
  'identity.list-audit-log': plain('administrator'),
  'identity.list-flags': plain('administrator'),
  'identity.switch-flag': async ({ system }) => {
    const [flag] = await system.databases.sql.query<{ enabled: boolean }>(
      `select enabled from identity.admin_flags where feature = $1`,
      [onlyShown],
    );
    return { as: 'administrator', input: { feature: onlyShown, isOn: flag?.enabled === false } };
  },
  'billing.list-all-plans': plain('administrator'),
  'billing.save-plan': async ({ system, tokens }) => {
    const {
      prices: _prices,
      slug: _slug,
      baseCurrency: _base,
      featuredOrder: _nth,
      id,
      ...plan
    } = await paidPlan(system, tokens);
    return { as: 'administrator', input: { ...plan, planId: id, description: 'Para criar en equipo, siempre.' } };
  },
  'billing.save-plan-prices': async ({ system, tokens }) => {
    const { id: planId, version } = await paidPlan(system, tokens);
    // In a currency in which nothing of the scene is paid.
    const prices = [{ period: 'monthly', priceCents: 20_100, discountPercent: 0, isActive: true }];
    return { as: 'administrator', input: { planId, version, currency: 'UYU', prices } };
  },
  'family.list-all-pet-kits': plain('administrator'),
  'family.save-pet-kit': async ({ system, tokens: { administrator: token } }) => {
    const { kits } = await system.want(listAllPetKits, {}, { token });
    const kit = kits.find(({ kitId }) => kitId === 'penguin');
    if (!kit) throw new Error('There is no penguin');
    const { category: _category, ...fields } = kit;
    return { as: 'administrator', input: { ...fields, sortOrder: (kit.sortOrder % 99) + 1 } };
  },
  'family.list-all-activity-templates': plain('administrator'),
  'family.list-all-official-challenges': plain('administrator'),
  'family.create-official-challenge': plain('administrator', anOfficialChallenge),
  'family.update-official-challenge': async ({ system, tokens: { administrator: token } }) => {
    const { challenges } = await system.want(listAllOfficialChallenges, {}, { token });
    const challenge = challenges.find(({ metric }) => metric === 'monedas');
    if (!challenge) throw new Error('There is no official challenge of coins');
    return { as: 'administrator', input: { ...challenge, target: (challenge.target % 500) + 1 } };
  },
  'family.create-activity-template': plain('administrator', { ...aTemplate, title: 'Regar el jardín' }),
  'family.update-activity-template': async ({ system, tokens: { administrator: token } }) => {
    const { templates } = await system.want(listAllActivityTemplates, {}, { token });
    const template = templates.find(({ category }) => category === 'solidaridad');
    if (!template) throw new Error('There is no template of solidarity');
    return { as: 'administrator', input: { ...template, points: (template.points + 5) % 500 } };
  },
  'family.list-all-achievements': plain('administrator'),
  'family.save-achievement': async ({ system, tokens: { administrator: token } }) => {
    const { achievements } = await system.want(listAllAchievements, {}, { token });
    const achievement = achievements.at(-1);
    if (!achievement) throw new Error('There is no achievement');
    const { achievementId, name, description, coinsCents, isSecret, isActive, sortOrder, version } = achievement;
    const fields = { achievementId, name, description, coinsCents, isSecret, isActive, version };
    return { as: 'administrator', input: { ...fields, sortOrder: (sortOrder % 99) + 1 } };
  },
  'identity.read-newest-legal-text': plain('administrator', { document: 'refund' }),
  // Of a text that only informs, so that nobody of the scene is asked to agree again.
  'identity.publish-legal-text': async ({ system, tokens: { administrator: token } }) => {
    const newest = await system.want(readNewestLegalText, { document: 'refund' }, { token });
    const { document, version: replaces, title, sections } = newest;
    const text = { document, title, sections, effectiveOn: system.clock.now().toISOString().slice(0, 10) };
    return { as: 'administrator', input: { ...text, replaces, summary: 'Se lee mejor.', isMaterial: false } };
  },
  'identity.find-account': async ({ laura: { email } }) => ({ as: 'administrator', input: { email } }),
  // In a session of its own: the administrator of the scene stays without support mode.
  'identity.open-support': async (scene) => ({
    ...(await ofSomebody({ supportReason: 'asked' })(scene)),
    token: await anAdministrator(scene.system),
  }),
  'identity.close-support': plain('administrator'),
  'identity.read-support': plain('administrator'),
  'identity.lock-account': ofSomebody({ lockReason: 'asked' }),
  'identity.end-account-sessions': ofSomebody(),
  'identity.unlock-account': async (scene) => {
    const locked = await ofSomebody()(scene);
    const { system, tokens } = scene;
    const input = { accountId: String(locked.input['accountId']), lockReason: 'asked' } as const;
    await system.want(lockAccount, input, { token: tokens.administrator });
    return locked;
  },
  'identity.resend-account-confirmation': async ({ system }) => {
    const email = `${randomUUID()}@example.org`;
    const versions = { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy };
    const account = { fullName: 'Ana', email, password, confirmPassword: password, hasConsented: true };
    await system.want(signUp, { ...account, ...versions });
    const [profile] = await system.databases.sql.query<{ id: string }>(
      `select id from identity.profiles where email = $1`,
      [email],
    );
    return { as: 'administrator', input: { accountId: profile?.id ?? '' } };
  },
};
