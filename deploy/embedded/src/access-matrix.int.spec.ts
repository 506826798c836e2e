import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Access, AnyRequest } from '@alcancia/contracts/define';
import { allRequests } from '@alcancia/contracts/registry';
import type { Answer } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { type IdField, idFieldsOf, swapped } from '../test/id-fields.js';
import { keptRows } from '../test/kept-rows.js';
import { rightful } from '../test/rightful.js';
import { nowhere } from '../test/rows-of.js';
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

/** Who is let in and must not find another family's rows. */
const strangersTo: Record<Access['who'], readonly ('foreign' | 'foreignChild')[]> = {
  gateway: [],
  anyone: [],
  session: [],
  selector: ['foreign'],
  adults: ['foreign'],
  children: ['foreignChild'],
  people: ['foreign', 'foreignChild'],
};

/** Who asks with the id of somebody else's row in the place of a rightful one. */
const swappersOf: Record<Access['who'], readonly ('adult' | 'child')[]> = {
  gateway: [],
  anyone: [],
  session: [],
  selector: ['adult'],
  adults: ['adult'],
  children: ['child'],
  people: ['adult', 'child'],
};

/** Of these what is not one's own is passed over in silence: nothing is refused, nothing changes. */
const passesOver = new Set(['family.dismiss-celebrations', 'notifications.mark-notifications-read']);

const tokenOf = (kind: Kind): string | null => (kind === 'unsigned' ? null : scene.tokens[kind]);

/** Ids that no answer to these may name: of a child without rights nothing but that it exists is known. */
function unseenBy(as: 'adult' | 'child' | 'none' | 'visitor'): readonly string[] {
  const { foreign, hidden, sibling, viewed } = scene.others;
  const { child: _linked, device: _ofLinked, notification: _own, ...inAreas } = hidden;
  const unseen = [...Object.values(foreign), ...Object.values(inAreas)];
  return as === 'child' ? [...unseen, ...Object.values(sibling), ...Object.values(viewed)] : unseen;
}

const bare = ({ status, error: { kind, code, details } }: Answer<unknown>) => ({ status, kind, code, details });
const ask = (contract: AnyRequest, input: Record<string, unknown>, token: string | null) =>
  system.ask(contract, input, { token });

/** The same input, pointing at rows that never existed. */
const pointingNowhere = (input: Record<string, unknown>, fields: readonly IdField[]): Record<string, unknown> => ({
  ...input,
  ...Object.fromEntries(
    fields
      .filter(({ name }) => name in input)
      .map(({ name, isArray, pointsAt }) => [name, isArray ? [nowhere[pointsAt]] : nowhere[pointsAt]]),
  ),
});

/** How the rights over another's row are answered: as if it did not exist, refused, or served because it may be seen. */
type Verdict = 'unknown' | 'refused' | 'served';

function verdictOn(
  whose: keyof Scene['others'],
  by: 'adult' | 'child',
  { access, subject }: AnyRequest,
): Verdict | null {
  if (passesOver.has(subject)) return 'served';
  if (whose === 'foreign' || by === 'child') return 'unknown';
  if (whose === 'sibling') return null; // Laura's own child: rightful
  if (access.level === 'full') return 'refused';
  if (access.level === undefined) return null; // being linked to the child is enough
  return whose === 'hidden' ? 'unknown' : 'served';
}

async function mustJudge(contract: AnyRequest, input: Record<string, unknown>, field: IdField): Promise<void> {
  for (const by of swappersOf[contract.access.who])
    for (const whose of ['foreign', 'viewed', 'hidden', 'sibling'] as const) {
      const verdict = verdictOn(whose, by, contract);
      if (verdict === null) continue;
      // Beside others' ids the own one is served: only alone do they change nothing.
      const alone = passesOver.has(contract.subject) ? { ...input, [field.name]: [] } : input;
      const theirs = swapped(alone, field, scene.others[whose][field.pointsAt]);
      const never = swapped(input, field, nowhere[field.pointsAt]);
      for (const [nth, variant] of theirs.entries()) {
        const said = bare(await ask(contract, variant, scene.tokens[by]));
        const about = { field: field.name, by, whose };
        if (verdict === 'served') expect({ ...about, status: said.status }).toEqual({ ...about, status: 200 });
        else if (verdict === 'refused')
          expect({ ...about, said, isRefused: [403, 404].includes(said.status) }).toEqual({
            ...about,
            said,
            isRefused: true,
          });
        else {
          const ofNever = bare(await ask(contract, never[nth]!, scene.tokens[by]));
          expect({ ...about, ...said }).toEqual({ ...about, ...ofNever });
          expect({ ...about, status: said.status }).toEqual({ ...about, status: 404 });
        }
      }
    }
}

test('every contract with a route has its rightful request here', () => {
  expect(Object.keys(rightful).toSorted()).toEqual(routed.map(({ subject }) => subject).toSorted());
});

describe.each(routed.map((contract) => [contract.subject, contract] as const))('%s', (subject, contract) => {
  test('refuses all but the rightful, changes nothing for them, and then serves the rightful', async () => {
    const { as, input, token } = await rightful[subject]!(scene);
    const fields = idFieldsOf(contract);
    await system.settled();
    const before = await keptRows(system);

    for (const [kind, [status, code]] of Object.entries(refusedAtTheDoor[contract.access.who])) {
      const answer = await ask(contract, input, tokenOf(kind as Kind));
      expect({ asked: kind, ...bare(answer) }).toMatchObject({ asked: kind, status, code });
    }
    const isPointing = fields.some(({ name }) => name in input) && !passesOver.has(subject);
    for (const stranger of isPointing ? strangersTo[contract.access.who] : []) {
      const foreign = await ask(contract, input, scene.tokens[stranger]);
      const never = await ask(contract, pointingNowhere(input, fields), scene.tokens[stranger]);
      expect({ stranger, ...bare(foreign) }).toEqual({ stranger, ...bare(never) });
      expect(foreign.status).toBe(404);
    }
    if (contract.access.level === 'full') {
      const looking = await ask(contract, input, scene.tokens.viewer);
      expect(bare(looking)).toMatchObject({ status: 403, code: 'not_permitted' });
    }
    if (contract.access.level !== undefined && isPointing) {
      const { status } = await ask(contract, input, scene.tokens.shutOut);
      expect([403, 404]).toContain(status);
    }
    for (const field of fields) await mustJudge(contract, input, field);
    await system.settled();
    expect(await keptRows(system)).toEqual(before);

    const served = await ask(contract, input, token ?? (as === 'visitor' ? null : scene.tokens[as]));
    expect({ status: served.status, ...(served.status < 300 ? {} : { error: served.error }) }).toEqual({ status: 200 });
    const said = JSON.stringify(served.data);
    for (const id of unseenBy(as)) expect(said).not.toContain(id);
  });
});
