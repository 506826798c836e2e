import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { saveIdea } from '@alcancia/contracts/assistant';
import type { Access, AnyRequest, Level } from '@alcancia/contracts/define';
import { allRequests } from '@alcancia/contracts/registry';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { Answer } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { type IdField, idFieldsOf, swapped } from '../test/id-fields.js';
import { keptRows } from '../test/kept-rows.js';
import { toMidWeek } from '../test/mid-week.js';
import { combinationsFor } from '../test/rights-combined.js';
import { administratorIsRefusedBy, type Kind, refusedByTheGateway } from '../test/refused-by-the-gateway.js';
import { rightful } from '../test/rightful.js';
import { anIdea, nowhere } from '../test/rows-of.js';
import { aScene, type Scene, sceneSeconds } from '../test/scene.js';

let system: TestSystem;
let scene: Scene;
beforeAll(async () => {
  system = await aSystem({ accessTokenSeconds: sceneSeconds });
  toMidWeek(system);
  scene = await aScene(system);
  // A dozen people sign up and in, some of them twice, and passwords are slow to hash on a busy machine.
}, 600_000);
afterAll(() => system.close());

const routed = allRequests.filter(({ http }) => http !== undefined);

/** Who is let in and must not find rows of others: of another family, of a child whose link has ended, of a sibling. */
const strangers = ['foreign', 'ended', 'ofSibling'] as const;
const otherFamiliesIn: Record<Access['who'], readonly ((typeof strangers)[number] | 'foreignChild')[]> = {
  gateway: [],
  anyone: [],
  session: [],
  selector: strangers,
  adults: strangers,
  administrators: [],
  children: ['foreignChild'],
  people: [...strangers, 'foreignChild'],
};

/** Who asks with the id of somebody else's row in the place of a rightful one. */
const swappersOf: Record<Access['who'], readonly ('adult' | 'child')[]> = {
  gateway: [],
  anyone: [],
  session: [],
  selector: ['adult'],
  adults: ['adult'],
  administrators: [],
  children: ['child'],
  people: ['adult', 'child'],
};

/** Who sees the child but may not do this with it, by what it takes. */
const refusedOnRows: Record<Level, readonly ('viewer' | 'guardian')[]> = {
  view: [],
  full: ['viewer'],
  own: ['viewer', 'guardian'],
};

/** These ignore ids that are not the caller's own: nothing is refused, nothing changes. */
const passesOver = new Set([
  'family.dismiss-celebrations',
  'family.see-achievements',
  'notifications.mark-notifications-read',
]);

const tokenOf = (kind: Kind): string | null => (kind === 'unsigned' ? null : scene.tokens[kind]);

/** Ids that no answer to these may name: of a child without rights nothing but that it exists is known. */
function unseenBy(as: 'adult' | 'child' | 'none' | 'visitor' | 'administrator'): readonly string[] {
  const { foreign, hidden, sibling, viewed } = scene.others;
  const { child: _linked, device: _ofLinked, guardian: _beside, notification: _own, ...inAreas } = hidden;
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
  { pointsAt }: IdField,
): Verdict | null {
  if (passesOver.has(subject)) return 'served';
  if (whose === 'foreign' || by === 'child') return 'unknown';
  if (whose === 'sibling') return null; // Laura's own child: rightful
  // An idea is its author's alone, whichever child it was made beside.
  if (pointsAt === 'idea') return 'unknown';
  if (access.level === 'full' || access.level === 'own') return 'refused';
  if (access.level === undefined) return null; // being linked to the child is enough
  return whose === 'hidden' ? 'unknown' : 'served';
}

interface Judged {
  readonly asked: { readonly field: string; readonly by: string; readonly whose: string };
  readonly said: object;
  readonly wanted: object;
}

/** What is answered when one id is swapped for others', and what should have been. */
async function judged(contract: AnyRequest, input: Record<string, unknown>, field: IdField): Promise<Judged[]> {
  const answers: Judged[] = [];
  // Beside others' ids the own one is served: only alone do they change nothing.
  const alone = passesOver.has(contract.subject) ? { ...input, [field.name]: [] } : input;
  for (const by of swappersOf[contract.access.who])
    for (const whose of ['foreign', 'viewed', 'hidden', 'sibling'] as const) {
      const verdict = verdictOn(whose, by, contract, field);
      if (verdict === null) continue;
      const asked = { field: field.name, by, whose };
      const never = swapped(alone, field, nowhere[field.pointsAt]);
      for (const [nth, variant] of swapped(alone, field, scene.others[whose][field.pointsAt]).entries()) {
        const said = bare(await ask(contract, variant, scene.tokens[by]));
        const wanted = {
          served: async () => ({ ...said, status: 200 }),
          refused: async () => ({ ...said, status: said.status === 404 ? 404 : 403 }),
          unknown: async () => ({ ...bare(await ask(contract, never[nth]!, scene.tokens[by])), status: 404 }),
        };
        answers.push({ asked, said, wanted: await wanted[verdict]() });
      }
    }
  return answers;
}

/** An idea is its author's alone: a guardian asks with one of its own. */
async function ownIdeaFor(contract: AnyRequest): Promise<Record<string, string>> {
  if (!idFieldsOf(contract).some(({ pointsAt }) => pointsAt === 'idea')) return {};
  const { ideaId } = await system.want(saveIdea, anIdea, { token: scene.tokens.guardian });
  return { ideaId };
}

/** A guardian with rights that differ from area to area does what G1 says, from the next request on. */
async function tryCombined(contract: AnyRequest): Promise<void> {
  const combinations = combinationsFor(contract);
  if (combinations.length === 0) return;
  const make = async () => (await rightful[contract.subject]!(scene)).input;
  const refused = await make();
  const isPointing = idFieldsOf(contract).some(({ name }) => name in refused);
  for (const { permissions, answered } of combinations) {
    // Who asks for no child in particular is not refused: the list is empty.
    if (answered === 'refused' && !isPointing) continue;
    const input = answered === 'refused' ? refused : await make();
    await scene.giveGuardian(permissions);
    const { status } = await ask(contract, { ...input, ...(await ownIdeaFor(contract)) }, scene.tokens.guardian);
    expect({ permissions, answered: [403, 404].includes(status) ? 'refused' : status }).toEqual({
      permissions,
      answered: answered === 'refused' ? answered : 200,
    });
  }
  await scene.giveGuardian(fullAccess);
}

test('every contract with a route has its rightful request here', () => {
  expect(Object.keys(rightful).toSorted()).toEqual(routed.map(({ subject }) => subject).toSorted());
});

describe.each(routed.map((contract) => [contract.subject, contract] as const))('%s', (subject, contract) => {
  test('refuses all but the rightful, changes nothing for them, and then serves the rightful', async () => {
    await tryCombined(contract);
    const { as, input, token } = await rightful[subject]!(scene);
    const fields = idFieldsOf(contract);
    const isPointing = fields.some(({ name }) => name in input) && !passesOver.has(subject);
    await system.settled();
    const before = await keptRows(system);

    const refused = {
      ...refusedByTheGateway[contract.access.who],
      ...(administratorIsRefusedBy(contract) && { administrator: [403, 'not_for_this_profile'] as const }),
    };
    for (const [kind, [status, code]] of Object.entries(refused)) {
      const answer = await ask(contract, input, tokenOf(kind as Kind));
      expect({ asked: kind, ...bare(answer) }).toMatchObject({ asked: kind, status, code });
    }
    for (const other of isPointing ? otherFamiliesIn[contract.access.who] : []) {
      const foreign = await ask(contract, input, scene.tokens[other]);
      const never = await ask(contract, pointingNowhere(input, fields), scene.tokens[other]);
      expect({ other, ...bare(foreign) }).toEqual({ other, ...bare(never) });
      expect(foreign.status).toBe(404);
    }
    for (const kind of refusedOnRows[contract.access.level ?? 'view']) {
      const looking = await ask(contract, input, scene.tokens[kind]);
      expect(bare(looking)).toMatchObject({ status: 403, code: 'not_permitted' });
    }
    for (const kind of contract.access.level !== undefined && isPointing ? (['shutOut'] as const) : []) {
      const { status } = await ask(contract, input, scene.tokens[kind]);
      expect([403, 404]).toContain(status);
    }
    for (const field of fields)
      for (const { asked, said, wanted } of await judged(contract, input, field))
        expect({ ...asked, ...said }).toEqual({ ...asked, ...wanted });
    await system.settled();
    expect(await keptRows(system)).toEqual(before);

    const served = await ask(contract, input, token ?? (as === 'visitor' ? null : scene.tokens[as]));
    expect({ status: served.status, ...(served.status < 300 ? {} : { error: served.error }) }).toEqual({ status: 200 });
    const said = JSON.stringify(served.data);
    for (const id of unseenBy(as)) expect(said).not.toContain(id);
  });
});

test('what the rightful changed was noted: a change for somebody else would have been', async () => {
  const noted = await keptRows(system);
  for (const place of ['family.ledger_entries', 'family.outbox', 'identity.profiles'])
    expect(noted[place]).toBeGreaterThan(0);
});
