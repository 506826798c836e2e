import { beforeAll, expect, test } from '@jest/globals';

import { erasingServices } from '@alcancia/contracts/erasures';
import {
  askDataExport,
  cancelAccountErasure,
  readDataExport,
  requestAccountErasure,
  signIn,
  whoAmI,
} from '@alcancia/contracts/identity';
import {
  aHome,
  anAccount,
  enterAdult,
  type Home,
  password,
  plantAccount,
  plantWork,
  until,
  Words,
} from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { loginOf } from './test/logins.js';
import { deleteMails } from './test/mails.js';
import { keysOfObjects } from './test/objects.js';
import { allIsSaid, whereIs } from './test/places.js';
import { rowsOf } from './test/rows.js';
import { readState } from './test/state.js';

/** Two rounds of the schedule, and what the services do between them. */
const erasedWithinMs = 240_000;
const dayMs = 86_400_000;
/** The child goes first, then its account: three rounds. */
const longMs = 480_000;
const lastSubject = 'Tu cuenta de Alcancía ya está eliminada';

let stack: Stack;
beforeAll(() => {
  stack = aStack();
});

/** The erasures of one family, moved in time as if so much had gone by. */
const moveOn = ({ adult, childId }: Home, column: 'due_at' | 'closed_at', by: string) =>
  rowsOf(
    stack,
    'identity',
    `update identity.erasures set ${column} = ${column} - interval '${by}'
     where person_id in ('${adult.adultId}', '${childId}')`,
  );
/** What the time of grace outlasts has run out by its end. Identity looks for that, and for what is due, when it starts. */
async function daysGoBy(): Promise<void> {
  const done = { mails: 'sent_at is not null', intents: 'finished_at is not null' };
  for (const [table, isDone] of Object.entries(done))
    await rowsOf(
      stack,
      'identity',
      `update identity.${table} set created_at = created_at - interval '15 days' where ${isDone}`,
    );
  await stack.control('--restart', 'identity');
  const old = `where created_at < now() - interval '14 days'`;
  const kept = `select 1 from identity.mails ${old} union all select 1 from identity.intents ${old}`;
  await until('what is so old is forgotten', async () => (await rowsOf(stack, 'identity', kept)).length === 0, 60_000);
  await until('the gateway lets people in', async () => (await fetch(`${stack.origin}/health/ready`)).ok, 60_000);
}
const stateOf = async (personId: string) =>
  (await rowsOf(stack, 'identity', `select id, state from identity.erasures where person_id = '${personId}'`))[0];
const subjectsTo = async (email: string) => (await stack.mails(email)).map(({ subject }) => subject);

test('an account whose owner comes back within its 14 days stays whole, its login too', async () => {
  const home = await aHome(stack);
  const { dueAt } = await stack.want(requestAccountErasure, { childIds: [home.childId], password }, home.asAdult);
  expect(Math.round((Date.parse(dueAt) - Date.now()) / dayMs)).toBe(14);
  await moveOn(home, 'due_at', '13 days');
  await stack.want(cancelAccountErasure, {}, home.asAdult);
  expect((await stateOf(home.adult.adultId))?.['state']).toBe('cancelled');
  expect(await loginOf(stack, home.adult.adultId)).toMatchObject({ email: home.adult.email });
  const { accessToken: token } = await enterAdult(stack, home.adult);
  expect((await stack.want(whoAmI, {}, { token })).adult?.id).toBe(home.adult.adultId);
});

test(
  'of a deleted account nothing is left anywhere, Keycloak knows it no more, and its address is free again',
  async () => {
    const words = new Words();
    const home = await aHome(stack);
    const { email, adultId } = home.adult;
    await until('billing has told of the first plan', async () => {
      const untold = await rowsOf(stack, 'identity', `select 1 from identity.plan_limits where sequence = 0`);
      return untold.length === 0;
    });
    await rowsOf(stack, 'identity', `update identity.plan_limits set max_guardians = 9, max_devices = 9`);
    const planting = { product: stack, home, words };
    await plantWork(planting);
    const [recoveryCode = '', another = ''] = await plantAccount(planting, stack.origin);
    await stack.want(askDataExport, { password }, home.asAdult);
    await until(
      'a download of the account lies in the store',
      async () => (await stack.want(readDataExport, {}, home.asAdult)).current?.state === 'ready',
      erasedWithinMs,
    );
    const objects = async () => (await keysOfObjects(stack)).filter((key) => key.includes(adultId));
    expect((await objects()).length).toBeGreaterThan(0);
    expect(await loginOf(stack, adultId)).toMatchObject({ email });
    const databases = new Set((await whereIs(stack, [...words.planted, email])).map((place) => place.split(' ')[0]));
    expect([...databases]).toEqual(expect.arrayContaining(['identity', 'family', 'keycloak', 'stream']));

    const decided = { childIds: [home.childId], password, second: { recoveryCode } };
    await stack.want(requestAccountErasure, decided, home.asAdult);
    await until('it is told by e-mail', async () =>
      (await subjectsTo(email)).some((each) => each.includes('eliminar')),
    );
    // What has left is its readers'; from here on no e-mail says anything of the family but the last one.
    await allIsSaid(stack);
    await deleteMails(readState().urls.mail);
    await moveOn(home, 'due_at', '15 days');
    await daysGoBy();
    const isClosed = async (personId: string) => (await stateOf(personId))?.['state'] !== 'waiting';
    await until('nobody comes in any more', () => isClosed(adultId), erasedWithinMs);
    const gone = await stack.ask(signIn, { email, password, second: { recoveryCode: another } });
    expect([gone.status, gone.error.code]).toEqual([403, 'account_deleted']);
    expect((await stack.ask(whoAmI, {}, home.asAdult)).status).toBe(401);
    await moveOn(home, 'closed_at', '10 minutes');
    await until('the last e-mail', async () => (await subjectsTo(email)).includes(lastSubject), erasedWithinMs);

    for (const personId of [home.childId, adultId]) {
      const { id = '', state } = (await stateOf(personId)) ?? {};
      expect(state).toBe('done');
      const parts = `select service from identity.erasure_parts where erasure_id = '${id}' and confirmed_at is not null`;
      const confirmed = (await rowsOf(stack, 'identity', parts)).map(({ service }) => service);
      expect(confirmed.toSorted()).toEqual(erasingServices.toSorted());
    }
    expect(await loginOf(stack, adultId)).toBe(null);
    // The mailbox stands for that of the person: it has the last e-mail.
    const places = await whereIs(stack, [...words.planted, email]);
    expect(places.filter((place) => place !== `mailbox ${email}`)).toEqual([]);
    expect(await objects()).toEqual([]);
    const after = await stack.ask(signIn, { email, password });
    expect([after.status, after.error.code]).toEqual([401, 'credentials_wrong']);

    expect(await anAccount(stack, { email })).toEqual({ email });
    const { tokens } = await stack.want(signIn, { email, password });
    const { adult } = await stack.want(whoAmI, {}, { token: tokens.accessToken });
    expect(adult?.id).not.toBe(adultId);
  },
  longMs,
);
