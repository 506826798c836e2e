import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, requestApproved } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aHome, type Home, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { operate } from '../test/operate.js';
import { rowsOf } from '../test/rows.js';

/** Five tries with pauses of 0.5, 2, 8 and 32 s between them, on a busy machine. */
const fiveTriesMs = 90_000;
const poisonCents = 7_700;
/** A statement’s words may hold a name: of what the database refused only its code is kept. */
const refused = 'P0001';
/** The correlation id of the event without valid data. */
const nonsense = randomUUID();

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
  await forget();
});
afterAll(async () => {
  await mend();
  await forget();
  // A store that is lost has its events published again, and these with them.
  await rowsOf(stack, 'family', `delete from family.outbox where correlation_id = '${nonsense}'`);
});

/** What the child has been told it was paid, in the order of telling. */
const told = async (): Promise<unknown[]> =>
  (await stack.want(listNotifications, {}, home.asChild)).notifications
    .filter(({ type }) => type === 'activity_approved')
    .map(({ payload }) => payload['coinsCents'])
    .toReversed();

/** A fault that hits one event alone: its notice cannot be written. */
async function spoil(): Promise<void> {
  await rowsOf(
    stack,
    'notifications',
    `create function notifications.refuse_poison() returns trigger language plpgsql as
       $$ begin raise exception 'this notice cannot be written'; end $$`,
  );
  await rowsOf(
    stack,
    'notifications',
    `create trigger refuse_poison before insert on notifications.notification_logs for each row
       when (new.type = 'activity_approved' and new.payload ->> 'coinsCents' = '${poisonCents}') execute function notifications.refuse_poison()`,
  );
}
const mend = () => rowsOf(stack, 'notifications', 'drop function if exists notifications.refuse_poison() cascade');

/** An event as a faulty release of family would have written it to its outbox. */
async function publishNonsense(): Promise<string> {
  const id = randomUUID();
  await rowsOf(
    stack,
    'family',
    `insert into family.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data)
     values ('${id}', '${requestApproved.subject}', '${randomUUID()}', 1, now(), '${nonsense}', '{"title": "Leer"}')`,
  );
  return id;
}

const forget = () => rowsOf(stack, 'notifications', 'delete from notifications.dead_letters');
const putAside = () => rowsOf(stack, 'notifications', 'select event_id from notifications.dead_letters');

test('F17: what cannot be taken is put aside after five tries, holds nobody up, and is told once it can be', async () => {
  await spoil();
  const empty = await publishNonsense();
  const poison = await home.claimed({ coinsCents: poisonCents });
  await stack.want(approveRequest, { requestId: poison }, home.asAdult);
  const behind = await home.claimed({ coinsCents: 100 });
  await stack.want(approveRequest, { requestId: behind }, home.asAdult);
  await until('the child is told of the one behind it', async () => (await told()).includes(100));

  await until('both are put aside', async () => (await putAside()).length === 2, fiveTriesMs);
  const lineWith = async (word: string) =>
    (await operate('dead-letters', 'list')).said.split('\n').find((each) => each.includes(word));
  const line = (await lineWith(refused)) ?? '';
  expect(line).toContain(`notifications  ${requestApproved.subject}  TellChildWhenRequestApproved: `);
  expect(await lineWith(empty)).toContain('Its data is not what the contract says');
  expect(await told()).toEqual([100]);

  const [id = ''] = line.split(' ');
  const { said } = await operate('dead-letters', 'show', id);
  expect(said).toContain(`"coinsCents": ${poisonCents}`);
  expect(said).not.toContain('"title"');

  await mend();
  expect(await operate('dead-letters', 'replay', id)).toEqual({ code: 0, said: '1 vuelve a intentarse.\n' });
  await until('the child is told at last', async () => (await told()).includes(poisonCents));
  expect(await told()).toEqual([100, poisonCents]);
  expect(await lineWith(id)).toBeUndefined();
  expect((await operate('dead-letters', 'replay', id)).code).toBe(1);
}, 600_000);
