import { randomUUID } from 'node:crypto';

import {
  createLanding,
  keepAffinityResult,
  type KeptAffinityTest,
  listAffinityTests,
  listAllSocialProof,
  listLandings,
  publishLanding,
  readLanding,
  saveAffinityResult,
} from '@alcancia/contracts/marketing';

import type { TestSystem } from './a-system.js';
import { type Make, plain } from './rightful-request.js';
import type { Scene } from './scene.js';

const notice = { name: 'Una tía', action: 'abrió una alcancía', icon: 'Heart', city: 'Galicia' };

/** The test that is active, as those who run the product see it. */
async function activeTest(system: TestSystem, { administrator: token }: Scene['tokens']): Promise<KeptAffinityTest> {
  const { tests } = await system.want(listAffinityTests, {}, { token });
  const active = tests.find(({ isActive }) => isActive);
  if (!active) throw new Error('There is no active test');
  return active;
}

/** One time through the test, as a browser sends it. */
async function aTime({ system, tokens }: Scene) {
  const { id: testId, questions } = await activeTest(system, tokens);
  const session = { testId, sessionId: randomUUID().replaceAll('-', '') };
  return { session, result: { ...session, answers: questions.map(() => true), timeTakenSeconds: 60 } };
}

type Tokens = Scene['tokens'];

/** A page of its own, like the one at '/', in the version in which it was last written; published, if it shall be. */
async function aLanding(system: TestSystem, { administrator: token }: Tokens, isPublished = false) {
  const { landings } = await system.want(listLandings, {}, { token });
  const main = landings.find(({ isMain }) => isMain);
  if (!main) throw new Error('There is no main page');
  const { content } = await system.want(readLanding, { landingId: main.landingId }, { token });
  const slug = `pagina-${randomUUID().slice(0, 8)}`;
  const { landingId } = await system.want(createLanding, { slug, content }, { token });
  if (isPublished) await system.want(publishLanding, { landingId, version: 1 }, { token });
  return { landingId, version: isPublished ? 2 : 1, slug, content };
}

const onLanding =
  (isPublished: boolean, more: object = {}): Make =>
  async ({ system, tokens }) => {
    const { landingId, version } = await aLanding(system, tokens, isPublished);
    return { as: 'administrator', input: { landingId, version, ...more } };
  };
const ofLanding: Make = async ({ system, tokens }) => ({
  as: 'administrator',
  input: { landingId: (await aLanding(system, tokens)).landingId },
});

/** What visitors are asked and shown, and the tools for it. */
export const rightfulVisitors: Readonly<Record<string, Make>> = {
  'marketing.read-affinity-test': plain('visitor'),
  'marketing.save-affinity-result': async (scene) => ({ as: 'visitor', input: (await aTime(scene)).result }),
  'marketing.save-affinity-event': async (scene) => ({
    as: 'visitor',
    input: { ...(await aTime(scene)).session, eventType: 'started' },
  }),
  'marketing.keep-affinity-result': async (scene) => {
    const { session, result } = await aTime(scene);
    await scene.system.want(saveAffinityResult, result);
    // Laura has taken it already: from then on it is there for no other account.
    await scene.system.want(keepAffinityResult, session, { token: scene.tokens.adult });
    return { as: 'adult', input: session };
  },
  'marketing.list-affinity-tests': plain('administrator'),
  'marketing.read-affinity-stats': async ({ system, tokens }) => ({
    as: 'administrator',
    input: { testId: (await activeTest(system, tokens)).id },
  }),
  'marketing.save-affinity-test': async ({ system, tokens }) => {
    const active = await activeTest(system, tokens);
    const { id: testId, edition: _nth, isActive: _is, isAnswered: _was, createdAt: _at, ...fields } = active;
    return { as: 'administrator', input: { ...fields, testId, subtitle: `Un minuto, ${active.version} veces.` } };
  },
  'marketing.list-social-proof': plain('visitor'),
  'marketing.list-live-social-proof': plain('visitor'),
  'marketing.list-all-social-proof': plain('administrator'),
  'marketing.create-social-proof': plain('administrator', { ...notice, isActive: false, sortOrder: 90 }),
  'marketing.update-social-proof': async ({ system, tokens: { administrator: token } }) => {
    const { activities } = await system.want(listAllSocialProof, {}, { token });
    const [first] = activities;
    if (!first) throw new Error('There is no notice');
    const { writtenBy: _who, ...fields } = first;
    return { as: 'administrator', input: { ...fields, sortOrder: (first.sortOrder % 99) + 1 } };
  },
  'marketing.list-landings': plain('administrator'),
  'marketing.read-landing': ofLanding,
  'marketing.list-landing-versions': ofLanding,
  'marketing.preview-landing': ofLanding,
  'marketing.create-landing': async ({ system, tokens }) => {
    const { slug, content } = await aLanding(system, tokens);
    return { as: 'administrator', input: { slug: `${slug}-b`, content } };
  },
  'marketing.save-landing': async ({ system, tokens }) => ({
    as: 'administrator',
    input: await aLanding(system, tokens),
  }),
  'marketing.publish-landing': onLanding(false),
  'marketing.archive-landing': onLanding(true),
  'marketing.make-main-landing': onLanding(true),
  'marketing.restore-landing': onLanding(true, { number: 1 }),
  'marketing.switch-only-real': plain('administrator', { onlyReal: false }),
};
