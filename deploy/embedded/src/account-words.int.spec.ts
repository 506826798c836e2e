import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { erasureGraceDays } from '@alcancia/contracts/erasures';
import { requestAccountErasure, signIn } from '@alcancia/contracts/identity';
import { createLog } from '@alcancia/server-kit';
import { aHome, anAccount, password, plantAccount, plantPeople, plantWork, Words } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { booksWithout, inTables } from '../test/every-row.js';
import { carryOut } from '../test/grace-ends.js';

const dayMs = 86_400_000;
const longMs = 300_000;

const lines: string[] = [];
let system: TestSystem;
beforeAll(async () => {
  system = await aSystem({
    logOf: (room) => createLog(room, { level: 'info', to: { write: (line: string) => void lines.push(line) } }),
  });
});
afterAll(() => system.close());

test(
  'of the words of a deleted account and of the child that went with it none is anywhere, and the address is free again',
  async () => {
    const words = new Words();
    const home = await aHome(system);
    // What billing tells of the first plan has come.
    await system.settled();
    await system.databases.sql.query(`update identity.plan_limits set max_guardians = 9, max_devices = 9`, []);
    const planting = { product: system, home, words };
    for (let round = 0; round < 3; round += 1) await plantWork(planting);
    await plantPeople(planting);
    const [recoveryCode = ''] = await plantAccount(planting, system.publicOrigin);
    const found = new Set((await inTables(system, words.planted)).map((hit) => hit.split(' ')[1]));
    expect(words.planted.filter((word) => !found.has(word))).toEqual([]);

    const second = { recoveryCode };
    await system.want(requestAccountErasure, { childIds: [home.childId], password, second }, home.asAdult);
    system.clock.shift(erasureGraceDays * dayMs + 60_000);
    // The child first, then the account.
    await carryOut(system);
    await carryOut(system);
    for (const service of system.services) await service.forget();

    const { email, adultId } = home.adult;
    expect(await inTables(system, words.planted)).toEqual([]);
    // The mailbox stands for that of the person: it has the last e-mail.
    const withAddress = (await inTables(system, [email])).map((hit) => hit.split(' ')[0]?.split('.')[0]);
    expect(withAddress.filter((schema) => schema !== 'mailbox')).toEqual([]);
    const subjects = (await system.mailbox.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toContain('Tu cuenta de Alcancía ya está eliminada');
    const withId = new Set((await inTables(system, [adultId])).map((hit) => hit.split(' ')[0]?.split('.')[1]));
    expect([...withId].toSorted()).toEqual(['aggregates', 'erased_people', 'erasures', 'outbox', 'profiles']);
    const logged = lines.join('\n');
    expect([...words.planted, email].filter((word) => logged.includes(word))).toEqual([]);
    const books = await booksWithout(system, home.childId);
    expect(books.entries).toBeGreaterThan(0);
    expect(books).toMatchObject({ sum: 0, named: 0, wrong: [] });

    const gone = await system.ask(signIn, { email, password });
    expect([gone.status, gone.error.code]).toEqual([401, 'credentials_wrong']);
    expect(await anAccount(system, { email })).toEqual({ email });
  },
  longMs,
);
