import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Access, AnyRequest } from '@alcancia/contracts/define';
import { allRequests } from '@alcancia/contracts/registry';
import { type Answer } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { keptRows } from '../test/kept-rows.js';
import { rightful } from '../test/rightful.js';
import { aScene, type Scene } from '../test/scene.js';

let system: TestSystem;
let scene: Scene;
beforeAll(async () => {
  system = await aSystem();
  scene = await aScene(system);
});
afterAll(() => system.close());

const routed = allRequests.filter(({ http }) => http !== undefined);
type Kind = 'unsigned' | keyof Scene['tokens'];

/** Who is refused before any row is looked at, and how. */
const refusedAtTheDoor: Record<Access['who'], Partial<Record<Kind, [status: number, code: string]>>> = {
  gateway: {},
  anyone: {},
  session: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'] },
  selector: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'], child: [403, 'not_for_this_profile'] },
  adults: {
    unsigned: [401, 'not_signed_in'],
    expired: [401, 'session_ended'],
    none: [403, 'profile_not_chosen'],
    child: [403, 'not_for_this_profile'],
  },
  children: {
    unsigned: [401, 'not_signed_in'],
    expired: [401, 'session_ended'],
    none: [403, 'profile_not_chosen'],
    adult: [403, 'not_for_this_profile'],
  },
  people: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'], none: [403, 'profile_not_chosen'] },
};

/** Who gets past the door and must not find another family's rows. */
const strangersTo: Record<Access['who'], readonly ('foreign' | 'foreignChild')[]> = {
  gateway: [],
  anyone: [],
  session: [],
  selector: ['foreign'],
  adults: ['foreign'],
  children: ['foreignChild'],
  people: ['foreign', 'foreignChild'],
};

const tokenOf = (kind: Kind): string | null => (kind === 'unsigned' ? null : scene.tokens[kind]);

/** The same input, pointing at rows that never existed. */
const pointingNowhere = (input: Record<string, unknown>, rows: readonly string[]): Record<string, unknown> => ({
  ...input,
  ...Object.fromEntries(rows.map((row) => [row, Array.isArray(input[row]) ? [randomUUID()] : randomUUID()])),
});

const bare = ({ status, error: { kind, code, details } }: Answer<unknown>) => ({ status, kind, code, details });
const ask = (contract: AnyRequest, input: Record<string, unknown>, token: string | null) =>
  system.ask(contract, input, { token });

test('every contract with a route has its rightful request here', () => {
  expect(Object.keys(rightful).toSorted()).toEqual(routed.map(({ subject }) => subject).toSorted());
});

describe.each(routed.map((contract) => [contract.subject, contract] as const))('%s', (subject, contract) => {
  test('refuses all but the rightful, changes nothing for them, and then serves the rightful', async () => {
    const { as, input, rows = [], token } = await rightful[subject]!(scene);
    await system.settled();
    const before = await keptRows(system);

    for (const [kind, [status, code]] of Object.entries(refusedAtTheDoor[contract.access.who])) {
      const answer = await ask(contract, input, tokenOf(kind as Kind));
      expect({ asked: kind, ...bare(answer) }).toMatchObject({ asked: kind, status, code });
    }
    for (const stranger of rows.length > 0 ? strangersTo[contract.access.who] : []) {
      const foreign = await ask(contract, input, scene.tokens[stranger]);
      const nowhere = await ask(contract, pointingNowhere(input, rows), scene.tokens[stranger]);
      expect({ stranger, ...bare(foreign) }).toEqual({ stranger, ...bare(nowhere) });
      expect(foreign.status).toBe(404);
    }
    for (const kind of contract.access.level === 'full' ? (['viewer'] as const) : []) {
      const looking = await ask(contract, input, scene.tokens[kind]);
      expect(bare(looking)).toMatchObject({ status: 403, code: 'not_permitted' });
    }
    await system.settled();
    expect(await keptRows(system)).toEqual(before);

    const served = await ask(contract, input, token ?? (as === 'visitor' ? null : scene.tokens[as]));
    expect({ status: served.status, ...(served.status < 300 ? {} : { error: served.error }) }).toEqual({ status: 200 });
  });
});
