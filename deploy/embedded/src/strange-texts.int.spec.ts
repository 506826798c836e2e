import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createActivity, listApprovals, readActivity, readAgenda, rejectRequest } from '@alcancia/contracts/family';
import { legalVersions, readChild, readHousehold, updateChild, updateHousehold } from '@alcancia/contracts/identity';
import { aHome, type Home, password, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { forbiddenNotes, forbiddenTexts, strangeTexts } from '../test/bad-values.js';
import { toMidWeek } from '../test/mid-week.js';
import { all, refusals } from '../test/refusals.js';
import { send, type Sent } from '../test/send.js';

let system: TestSystem;
let home: Home;

beforeAll(async () => {
  system = await aSystem();
  toMidWeek(system);
  home = await aHome(system);
});
afterAll(() => system.close());

const post = (who: 'adult' | 'nobody', path: string, body: unknown): Promise<Sent> =>
  send(system.address, path, { ...(who === 'adult' ? home.asAdult : {}), body });
const activity = () => ({
  title: 'Leer',
  emoji: '📚',
  category: 'escuela' as const,
  points: 10,
  coinsCents: 500,
  schedule: { mode: 'diaria' as const },
  childIds: [home.childId],
});

describe('texts', () => {
  test('come back as they were written, whatever they look like', async () => {
    const { childId } = home;
    const as = home.asAdult;
    for (const title of strangeTexts) {
      const { activityId } = await system.want(
        createActivity,
        {
          title,
          description: `${title}\n${title}`,
          emoji: '👩‍🚀',
          category: 'otro',
          points: 0,
          coinsCents: 0,
          schedule: { mode: 'unica' },
          childIds: [childId],
        },
        as,
      );
      expect(await system.want(readActivity, { activityId }, as)).toMatchObject({
        title,
        description: `${title}\n${title}`,
      });
      const child = await system.want(readChild, { childId }, as);
      const { displayName: _, ...rest } = child;
      const displayName = title.slice(0, 40).trim();
      await system.want(updateChild, { ...rest, childId, displayName }, as);
      expect((await system.want(readChild, { childId }, as)).displayName).toBe(displayName);
    }
    const comment = strangeTexts.join('\n').slice(0, 200).trim();
    const requestId = await home.claimed();
    await system.want(rejectRequest, { requestId, reasonCode: 'otro_motivo', comment }, as);
    const { requests } = await system.want(listApprovals, { state: 'resueltas' }, as);
    expect(requests.find((each) => each.requestId === requestId)?.comment).toBe(comment);
    const { version, timeZone } = await system.want(readHousehold, {}, as);
    await system.want(updateHousehold, { timeZone, moneyName: '🪙 Ñoquis', version }, as);
    expect((await system.want(readHousehold, {}, as)).moneyName).toBe('🪙 Ñoquis');
  });

  test('that are none, or lead astray, are refused by name', async () => {
    const said = await refusals(system, forbiddenTexts, (title) =>
      post('adult', '/api/family/activities', { ...activity(), title }),
    );
    expect(said).toEqual(all(forbiddenTexts, '400 invalid_input title'));
    const described = await refusals(system, forbiddenNotes, (description) =>
      post('adult', '/api/family/activities', { ...activity(), description }),
    );
    expect(described).toEqual(all(forbiddenNotes, '400 invalid_input description'));
    const noEmoji = ['', 'A', '1', '<b>', '📚A', '📚'.repeat(20), 'a\u200D'];
    const emoji = await refusals(system, noEmoji, (each) =>
      post('adult', '/api/family/activities', { ...activity(), emoji: each }),
    );
    expect(emoji).toEqual(all(noEmoji, '400 invalid_input emoji'));
  });
});

describe('notes and comments', () => {
  test('that lead a reader astray are refused by name', async () => {
    const { childId } = home;
    const { activityId } = await system.want(createActivity, activity(), home.asAdult);
    const { today: dueOn } = await system.want(readAgenda, { childId }, home.asChild);
    const claim = `/api/family/children/${childId}/activities/${activityId}/claim`;
    const notes = await refusals(system, forbiddenNotes, (note) =>
      send(system.address, claim, { ...home.asChild, body: { dueOn, note } }),
    );
    expect(notes).toEqual(all(forbiddenNotes, '400 invalid_input note'));
    const requestId = await home.claimed();
    const comments = await refusals(system, forbiddenNotes, (comment) =>
      post('adult', `/api/family/approvals/${requestId}/reject`, { reasonCode: 'otro_motivo', comment }),
    );
    expect(comments).toEqual(all(forbiddenNotes, '400 invalid_input comment'));
  });
});

test('what nobody asked for is left out: a role, an owner, a balance, a version', async () => {
  const as = home.asAdult;
  const mass = {
    id: randomUUID(),
    familyId: randomUUID(),
    isActive: false,
    isArchived: true,
    version: 99,
    balance: 1e6,
  };
  const made = await post('adult', '/api/family/activities', { ...activity(), ...mass, createdAt: '1970-01-01' });
  const { activityId } = made.body as { activityId: string };
  expect(activityId).not.toBe(mass.id);
  const view = await system.want(readActivity, { activityId }, as);
  expect(view).toMatchObject({ isActive: true, isArchived: false, version: 1 });
  expect(view.createdAt > '2026').toBe(true);
});

describe('signing up', () => {
  const visitor = (email: string) => ({
    fullName: 'Ana Ruiz',
    email,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });

  test('takes no e-mail that is none', async () => {
    const emails = [
      'ana@example.org\r\nbcc: otra@example.org',
      'ana@example.org\nbcc: otra@example.org',
      `${'a'.repeat(310)}@correo.mx`,
      'аna@example.org',
      'ana@@example.org',
      'ana@example',
      'Ana <ana@example.org>',
      'ana@example.org,otra@example.org',
      "' or 1=1--",
    ];
    const said = await refusals(system, emails, (email) => post('nobody', '/api/identity/sign-up', visitor(email)));
    expect(said).toEqual(all(emails, '400 invalid_input email'));
  });

  test('makes an adult with an id of our own, whoever they say they are; the mail goes where they said', async () => {
    const email = `Ana+${randomUUID()}@Example.org`;
    const id = randomUUID();
    const claims = { id, adultId: id, role: 'super_admin', options: { data: { role: 'super_admin' } } };
    const asked = { body: { ...visitor(email), ...claims }, headers: { 'idempotency-key': randomUUID() } };
    // Making a password's hash may take a busy machine longer than an answer may: asked again, it goes on.
    const answered = async () => {
      const sent = await send(system.address, '/api/identity/sign-up', asked);
      return sent.status !== 503 && sent;
    };
    const made = await until('an account', answered, 120_000);
    expect(made.status).toBe(200);
    await system.settled();
    const mails = (await system.mailbox.mails()).filter(({ to }) => to === email.toLowerCase());
    expect(mails).toHaveLength(1);
    const rows = await system.databases.sql.query<{ id: string; role: string }>(
      `select id, role from identity.profiles where email = $1`,
      [email.toLowerCase()],
    );
    expect(rows).toEqual([{ id: expect.not.stringMatching(id), role: 'adult' }]);
  });
});
