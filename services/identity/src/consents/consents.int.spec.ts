import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import { type AskOf } from '@alcancia/contracts/define';
import { consentsChanged, decideConsent, readConsents } from '@alcancia/contracts/identity';
import { optionalPurposes, purposeVersions } from '@alcancia/contracts/privacy';
import { Consents } from '@alcancia/server-kit';
import { aChild, anAdult, aViewer, bootService, type TestService, writeSlowly } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
let family: Awaited<ReturnType<typeof aFamily>>;
let childId: string;
let owner: CallerShape;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());
beforeEach(async () => {
  family = await aFamily(service);
  childId = await family.addChild();
  owner = family.ownerOf(childId);
});

const read = (caller: CallerShape = owner) => service.ask(readConsents, caller, { childId });
const decide = (more: Partial<AskOf<typeof decideConsent>> = {}, caller: CallerShape = owner) => {
  const voice = { purpose: 'voice', isGiven: true, textVersion: purposeVersions.voice, version: 0 } as const;
  return service.ask(decideConsent, caller, { childId, ...voice, ...more });
};
const allowed = async () => (await read()).consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose);
const told = async () => (await service.published(consentsChanged)).filter((event) => event.childId === childId);

describe('what may be done with the data of a child', () => {
  test('is at first what its profile needs, allowed by whoever made it, and nothing else', async () => {
    expect(await allowed()).toEqual(['core']);
    const { consents, history, mayDecide } = await read();
    expect(consents.map(({ purpose }) => purpose)).toEqual(['core', ...optionalPurposes]);
    expect(history).toMatchObject([{ purpose: 'core', isGiven: true, method: 'profile', decidedBy: 'Ana' }]);
    expect(mayDecide).toBe(true);
  });

  test('is to be looked at again by whoever decides once the child has a say of its own, and decided anew it is not', async () => {
    const turns14 = new Date(service.clock.now());
    turns14.setUTCFullYear(turns14.getUTCFullYear() - 14);
    turns14.setUTCMonth(turns14.getUTCMonth() + 2, 15);
    childId = await family.addChild({ birthMonth: turns14.toISOString().slice(0, 7), country: 'MX' });
    owner = family.ownerOf(childId);
    await decide();
    expect((await read()).reviewAge).toBeUndefined();
    service.clock.shift(70 * 86_400_000);
    expect((await read()).reviewAge).toBe(14);
    expect((await read(aChild(childId, { familyId: family.familyId }))).reviewAge).toBeUndefined();
    await decide({ version: 1 });
    expect((await read()).reviewAge).toBeUndefined();
    expect(await allowed()).toEqual(['core', 'voice']);
  });

  test('is decided with one act either way, and every decision stays', async () => {
    expect(await decide()).toEqual({ version: 1 });
    expect(await allowed()).toEqual(['core', 'voice']);
    expect(await decide({ isGiven: false, version: 1 })).toEqual({ version: 2 });
    expect(await allowed()).toEqual(['core']);
    const { history, consents } = await read();
    expect(history.map(({ purpose, isGiven, method }) => [purpose, isGiven, method])).toEqual([
      ['voice', false, 'switch'],
      ['voice', true, 'switch'],
      ['core', true, 'profile'],
    ]);
    expect(consents.find(({ purpose }) => purpose === 'voice')).toMatchObject({
      version: 2,
      last: { isGiven: false, decidedBy: 'Ana', textVersion: purposeVersions.voice },
    });
  });

  test('is told to every service with all that holds now', async () => {
    await decide();
    await decide({ purpose: 'photos', textVersion: purposeVersions.photos });
    await decide({ isGiven: false, version: 1 });
    const { core, photos, voice } = purposeVersions;
    expect((await told()).map(({ given }) => given)).toEqual([
      { core, voice },
      { core, photos, voice },
      { core, photos },
    ]);
  });

  test('holds in identity itself at once', async () => {
    const mayListen = () => new Consents('identity').mayBeDone(service.em(), childId, 'voice');
    expect(await mayListen()).toBe(false);
    await decide();
    expect(await mayListen()).toBe(true);
    await decide({ isGiven: false, version: 1 });
    expect(await mayListen()).toBe(false);
  });

  test('changes for nobody who saw an older state', async () => {
    await decide();
    await expect(decide()).rejects.toMatchObject({ code: 'changed_before' });
    await expect(decide({ version: 7 })).rejects.toMatchObject({ code: 'changed_before' });
    expect(await told()).toHaveLength(1);
  });

  test('two decisions at once are one after the other, and the last event says what both left', async () => {
    await writeSlowly(service, { table: 'identity.known_consents', when: `new.child_id = '${childId}'` });
    await Promise.all([
      decide(),
      decide({ purpose: 'photos', textVersion: purposeVersions.photos }),
      decide({ purpose: 'assistant', textVersion: purposeVersions.assistant }),
    ]);
    expect(Object.keys((await told()).at(-1)?.given ?? {}).toSorted()).toEqual([
      'assistant',
      'core',
      'photos',
      'voice',
    ]);
  });

  test('is agreed to in the words in force, and taken back in any', async () => {
    await expect(decide({ textVersion: 'of another year' })).rejects.toMatchObject({ code: 'consent_words_changed' });
    await decide();
    await decide({ isGiven: false, version: 1, textVersion: 'of another year' });
    expect(await allowed()).toEqual(['core']);
  });

  test('no longer holds when the words that ask have changed', async () => {
    await decide();
    await service
      .em()
      .execute(`update identity.child_consents set text_version = 'of another year' where child_id = ?`, [childId]);
    expect(await allowed()).toEqual(['core']);
  });

  test('never lacks what the profile itself needs', async () => {
    await expect(decide({ purpose: 'core', isGiven: false, version: 1 })).rejects.toMatchObject({
      code: 'consent_needed',
    });
  });
});

describe('who decides', () => {
  test('is the owner alone; other adults of the child read it', async () => {
    const guardian = anAdult({ familyId: family.familyId, children: [childId], link: { role: 'guardian' } });
    const viewer = aViewer({ familyId: family.familyId, children: [childId] });
    for (const other of [guardian, viewer]) {
      await expect(decide({}, other)).rejects.toMatchObject({ code: 'not_permitted' });
      expect((await read(other)).mayDecide).toBe(false);
    }
    await expect(decide({}, anAdult())).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(anAdult())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is no child, which reads of itself what may be done and who decided nothing', async () => {
    const child = aChild(childId, { familyId: family.familyId });
    await decide();
    await expect(decide({ isGiven: false, version: 1 }, child)).rejects.toMatchObject({ code: 'not_for_this_profile' });
    const { consents, history, mayDecide } = await read(child);
    expect(consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)).toEqual(['core', 'voice']);
    expect(consents.every(({ last }) => last === null)).toBe(true);
    expect({ history, mayDecide }).toEqual({ history: [], mayDecide: false });
  });
});
