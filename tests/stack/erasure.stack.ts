import { beforeAll, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { askDataExport, readDataExport, requestChildErasure } from '@alcancia/contracts/identity';
import { aHome, type Home, password, plantPeople, plantWork, until, Words } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { deleteMails } from './test/mails.js';
import { keysOfObjects } from './test/objects.js';
import { allIsSaid, whereIs } from './test/places.js';
import { rowsOf } from './test/rows.js';
import { readState } from './test/state.js';

/** Two rounds of the schedule, and what the services do between them. */
const erasedWithinMs = 240_000;
const readyWithinMs = 120_000;
const lastSubject = 'El perfil del niño que acompañabas ya está borrado';

let stack: Stack;
beforeAll(() => {
  stack = aStack();
});

/**
 * The family goes on as if nothing were to come: what the child does is approved, one after the other, until the child
 * is closed in the middle of it. Answers how many were paid, and what the first that was not was told.
 */
async function approveUntilRefused(home: Home): Promise<{ paid: number; refused: string }> {
  const claimed = () => home.claimed({ points: 1, coinsCents: 100 });
  let requestId = await claimed();
  for (let paid = 0; ;) {
    const { status, error } = await stack.ask(approveRequest, { requestId }, home.asAdult);
    if (status === 200) paid += 1;
    // The child may be stopped a moment before its adult: then there is nothing new to approve.
    else if (error.code !== 'request_already_resolved') return { paid, refused: `${status} ${error.code}` };
    requestId = await claimed().catch(() => requestId);
  }
}

/** The time to take it back is over: waits until nobody reaches the child, and lets the moment after that go by. */
async function graceEnds(childId: string): Promise<void> {
  const ofChild = `where person_id = '${childId}'`;
  const moveOn = (column: string, by: string) =>
    rowsOf(stack, 'identity', `update identity.erasures set ${column} = ${column} - interval '${by}' ${ofChild}`);
  await moveOn('due_at', '15 days');
  const isClosed = async () =>
    (await rowsOf(stack, 'identity', `select 1 from identity.erasures ${ofChild} and state = 'closed'`)).length > 0;
  await until('nobody reaches the child', isClosed, erasedWithinMs);
  await moveOn('closed_at', '10 minutes');
}

/** The last e-mail to the child's adult. */
const isErased = ({ adult: { email } }: Home) =>
  until(
    'the last e-mail',
    async () => (await stack.mails(email)).find(({ subject }) => subject === lastSubject),
    erasedWithinMs,
  );

const objectsOf = async (childId: string) => (await keysOfObjects(stack)).filter((key) => key.includes(childId));

/** How many entries name the child, and how many postings of the whole ledger, and balances, are wrong. */
async function books(childId: string) {
  const [row] = await rowsOf(
    stack,
    'family',
    `select count(*) filter (where child_id = '${childId}') as of_child,
       (select count(*) from (
         select posting_id from family.ledger_entries group by posting_id, currency having sum(amount) <> 0) p)
       + (select count(*) from family.balances b where b.amount <> coalesce(
         (select sum(e.amount) from family.ledger_entries e where e.child_id = b.child_id and e.account = b.account), 0)
       ) as wrong
     from family.ledger_entries`,
  );
  return row;
}

test('of 200 words that a family wrote about a child none is in any database, stream, cache, mailbox, object or log when it was erased', async () => {
  const words = new Words();
  const home = await aHome(stack);
  const { childId } = home;
  await until('billing has told of the first plan', async () => {
    const untold = await rowsOf(stack, 'identity', `select 1 from identity.plan_limits where sequence = 0`);
    return untold.length === 0;
  });
  await rowsOf(stack, 'identity', `update identity.plan_limits set max_guardians = 9, max_devices = 9`);
  const planting = { product: stack, home, words };
  for (let round = 0; round < 18; round += 1) await plantWork(planting);
  await plantPeople(planting);
  expect(words.planted.length).toBeGreaterThanOrEqual(200);
  const before = await whereIs(stack, words.planted);
  expect(before.some((place) => place.startsWith('stream'))).toBe(true);

  await stack.want(askDataExport, { childId, password }, home.asAdult);
  await until(
    'a download of the child lies in the store',
    async () => (await stack.want(readDataExport, { childId }, home.asAdult)).current?.state === 'ready',
    readyWithinMs,
  );
  expect((await objectsOf(childId)).length).toBeGreaterThan(0);
  await stack.want(requestChildErasure, { childId, password }, home.asAdult);
  await until('it is told by e-mail', async () =>
    (await stack.mails(home.adult.email)).some(({ subject }) => subject.includes('se borrará el')),
  );
  // What has left is its readers'; from here on no e-mail says anything of the child.
  await allIsSaid(stack);
  await deleteMails(readState().urls.mail);
  await graceEnds(childId);
  await isErased(home);

  expect(await whereIs(stack, words.planted)).toEqual([]);
  expect(await objectsOf(childId)).toEqual([]);
  expect(await books(childId)).toEqual({ of_child: '0', wrong: '0' });
});

test('approvals and a download that are under way when the child is closed are answered clearly, and nothing stays half done', async () => {
  const home = await aHome(stack);
  const { childId } = home;
  const waiting = await home.claimed({ points: 1, coinsCents: 100 });
  await stack.want(requestChildErasure, { childId, password }, home.asAdult);
  const [{ paid, refused }] = await Promise.all([
    approveUntilRefused(home),
    graceEnds(childId),
    stack.want(askDataExport, { childId, password }, home.asAdult),
  ]);
  expect(paid).toBeGreaterThan(0);
  expect(refused).toBe('404 not_found');
  const late = await Promise.all([
    stack.ask(approveRequest, { requestId: waiting }, home.asAdult),
    stack.ask(askDataExport, { childId, password }, home.asAdult),
    stack.ask(readDataExport, { childId }, home.asAdult),
  ]);
  expect(late.map(({ status, error }) => `${status} ${error.code}`)).toEqual(Array(3).fill('404 not_found'));
  await isErased(home);
  expect(await objectsOf(childId)).toEqual([]);
  expect(await books(childId)).toEqual({ of_child: '0', wrong: '0' });
  expect(await whereIs(stack, [home.child.fingerprint])).toEqual([]);
});
