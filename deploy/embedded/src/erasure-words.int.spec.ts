import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { erasureGraceDays } from '@alcancia/contracts/erasures';
import { requestChildErasure } from '@alcancia/contracts/identity';
import { switchNotice } from '@alcancia/contracts/notifications';
import { createLog } from '@alcancia/server-kit';
import { aHome, password, plantPeople, plantWork, Words } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { booksWithout, inTables } from '../test/every-row.js';
import { carryOut } from '../test/grace-ends.js';
import { toMidWeek } from '../test/mid-week.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Some four hundred requests, one after the other: seconds, and minutes where a dozen others want the processors first. */
const longMs = 1_200_000;
/** Of a family's life before, and of the last days before the end. */
const rounds = { before: 15, inGrace: 3 };

/** When the week has ended wherever the family lives: the Monday after the next day, 6:00 UTC, in milliseconds. */
function weekEnd(now: Date): number {
  const days = ((13 - now.getUTCDay()) % 7) + 2;
  return (Math.floor(now.getTime() / dayMs) + days) * dayMs + 6 * hourMs;
}

const lines: string[] = [];
let system: TestSystem;
beforeAll(async () => {
  system = await aSystem({
    logOf: (room) => createLog(room, { level: 'info', to: { write: (line: string) => void lines.push(line) } }),
  });
  // On a Monday the week that has just ended would be told of, too.
  toMidWeek(system);
});
afterAll(() => system.close());

test(
  'of 200 words that a family wrote about a child none is anywhere when it was erased, and the books agree',
  async () => {
    const words = new Words();
    const home = await aHome(system);
    // What billing tells of the first plan has come.
    await system.settled();
    await system.databases.sql.query(`update identity.plan_limits set max_guardians = 9, max_devices = 9`, []);
    const planting = { product: system, home, words };
    for (let round = 0; round < rounds.before; round += 1) await plantWork(planting);
    await plantPeople(planting);
    // An e-mail that has left is its reader's: the week below is told of between the services alone.
    await system.want(switchNotice, { type: 'weekly_summary', channel: 'email', isOn: false }, home.asAdult);
    await system.want(switchNotice, { type: 'approvals', channel: 'email', isOn: true }, home.asAdult);
    const { dueAt } = await system.want(requestChildErasure, { childId: home.childId, password }, home.asAdult);
    // In the last days of the grace, so that what is told of the child's week is still kept at the end.
    system.clock.shift((erasureGraceDays - 9) * dayMs);
    system.clock.shift(weekEnd(system.clock.now()) - dayMs - system.clock.now().getTime());
    await home.comeBack();
    for (let round = 0; round < rounds.inGrace; round += 1) await plantWork(planting);
    system.clock.shift(dayMs);
    await system.services.find(({ name }) => name === 'family')?.takeTurn('end-weeks');
    await system.settled();
    const told = await system.databases.sql.query(
      `select 1 from family.outbox where data->'children' @> '[{"childId": "${home.childId}"}]'`,
      [],
    );
    expect(told).toHaveLength(1);
    // The last day: what was answered then, and the e-mails that left, are young when the end comes.
    system.clock.shift(Date.parse(dueAt) - 20 * hourMs - system.clock.now().getTime());
    await home.comeBack();
    await plantWork(planting);
    await system.settled();
    system.clock.shift(12 * hourMs);
    await system.services.find(({ name }) => name === 'notifications')?.takeTurn('send-waiting-mails');
    await system.settled();
    const inMailbox = (await system.mailbox.mails()).filter(({ text }) =>
      words.planted.some((word) => text.includes(word)),
    );
    expect(inMailbox.length).toBeGreaterThan(0);
    expect(words.planted.length).toBeGreaterThanOrEqual(200);
    const found = new Set((await inTables(system, words.planted)).map((hit) => hit.split(' ')[1]));
    expect(words.planted.filter((word) => !found.has(word))).toEqual([]);

    system.clock.shift(Date.parse(dueAt) + 60_000 - system.clock.now().getTime());
    await carryOut(system);
    // Objects are removed once more a minute later.
    system.clock.shift(2 * 60_000);
    await system.settled();
    for (const service of system.services) await service.forget();

    expect(await inTables(system, words.planted)).toEqual([]);
    // That somebody was erased is known for a while, by an id that leads nowhere.
    const withId = new Set((await inTables(system, [home.childId])).map((hit) => hit.split(' ')[0]?.split('.')[1]));
    expect([...withId].toSorted()).toEqual(['aggregates', 'erased_people', 'erasures', 'outbox', 'profiles']);
    const logged = lines.join('\n');
    expect(words.planted.filter((word) => logged.includes(word))).toEqual([]);
    const books = await booksWithout(system, home.childId);
    expect(books.entries).toBeGreaterThan(0);
    expect(books).toMatchObject({ sum: 0, named: 0, wrong: [] });
  },
  longMs,
);
