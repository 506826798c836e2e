import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import {
  acceptLegalTexts,
  legalDocuments,
  legalVersions,
  listLegalVersions,
  readLegalText,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { dataKinds } from '@alcancia/contracts/privacy';
import { anAdult } from '@alcancia/server-kit/testing';

import { aSignUp, anIdentityFixture, type IdentityFixture, refusal } from '../../test/people.js';
import { addLegalText, type LegalText } from './legal-texts.store.js';

const dayMs = 86_400_000;

let fixture: IdentityFixture;
beforeEach(async () => {
  fixture = await anIdentityFixture();
});
afterEach(() => fixture.close());

const dayIn = (days: number) =>
  new Date(fixture.service.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const publish = (text: Partial<LegalText> = {}) =>
  addLegalText(
    { em: fixture.service.em(), now: fixture.service.clock.now(), newId: randomUUID },
    {
      document: 'terms',
      version: '2.0',
      effectiveOn: dayIn(0),
      isMaterial: true,
      title: 'Términos de uso',
      summary: 'Hay planes de pago.',
      sections: [{ title: 'Planes', text: ['Escribe {contacto}.'], list: [] }],
      ...text,
    },
  );
const versions = async () => (await fixture.service.ask(listLegalVersions, null, {})).versions;
const read = (...[document, version]: [(typeof legalDocuments)[number], string?]) =>
  fixture.service.ask(readLegalText, null, { document, version });
const asked = async (caller: CallerShape) => (await fixture.service.ask(whoAmI, caller, {})).adult?.textsToAccept;
const agree = (caller: CallerShape, termsVersion: string, privacyVersion = '1.0') =>
  fixture.service.ask(acceptLegalTexts, caller, { termsVersion, privacyVersion });
const consentsOf = (adultId: string) =>
  fixture.service
    .em()
    .execute<{ terms_version: string; method: string; address_hmac: string }[]>(
      `select terms_version, method, address_hmac from identity.consents where adult_id = ? order by consented_at`,
      [adultId],
    );

describe('the public texts', () => {
  test('come with the product, whole, in force, and each is read by anybody', async () => {
    expect((await versions()).map(({ document, isInForce }) => [document, isInForce])).toEqual(
      legalDocuments.toSorted().map((document) => [document, true]),
    );
    for (const document of legalDocuments) {
      const { version, sections } = await read(document);
      expect([version, sections.length > 4]).toEqual([legalVersions[document], true]);
    }
  });

  test('say for how long data is kept, by the registry', async () => {
    const { sections } = await read('privacy');
    const until = sections.find(({ title }) => title === 'Cuánto tiempo')?.list.join('\n') ?? '';
    for (const kind of ['sessions', 'invitations', 'notices', 'security', 'downloads', 'mails', 'transit'] as const)
      expect(until).toContain(`${dataKinds[kind].days} días`);
  });

  test('say where to write, or that nobody has said so yet', async () => {
    const textOf = async () => JSON.stringify((await read('privacy')).sections);
    expect(await textOf()).toContain('todavía no ha publicado aquí una dirección de contacto');
    expect(await textOf()).not.toContain('{contacto}');
  });

  test('keep every version, and tell of one that is announced', async () => {
    expect(await publish({ effectiveOn: dayIn(3) })).not.toBeNull();
    const terms = async () => (await versions()).filter(({ document }) => document === 'terms');
    expect((await terms()).map(({ version, isInForce }) => [version, isInForce])).toEqual([
      ['2.0', false],
      ['1.0', true],
    ]);
    expect((await read('terms')).version).toBe('1.0');
    fixture.service.clock.shift(3 * dayMs);
    expect((await read('terms')).version).toBe('2.0');
    expect((await read('terms', '1.0')).sections.length).toBeGreaterThan(4);
    expect(await refusal(fixture.service, readLegalText, null, { document: 'terms', version: '3.0' })).toMatchObject({
      code: 'not_found',
    });
  });

  test('are never changed once they are published', async () => {
    expect(await publish({ version: '1.0', title: 'Otra cosa' })).toBeNull();
    expect((await read('terms')).title).toBe('Términos de uso');
  });
});

describe('agreeing', () => {
  test('to texts that are no longer in force opens no account', async () => {
    await publish();
    const email = `${randomUUID()}@example.org`;
    expect(await refusal(fixture.service, signUp, null, aSignUp(email))).toMatchObject({ code: 'consent_missing' });
    await fixture.service.ask(signUp, null, { ...aSignUp(email), termsVersion: '2.0' });
  });

  test('is asked for again when a material version holds, once, and every time is kept with its network', async () => {
    const { adult, adultId } = await fixture.family();
    expect(await asked(await adult())).toEqual([]);
    await publish({ effectiveOn: dayIn(1) });
    expect(await asked(await adult())).toEqual([]);
    fixture.service.clock.shift(dayMs);
    const caller = anAdult({ userId: adultId });
    expect(await asked(caller)).toEqual(['terms']);

    expect(
      await refusal(fixture.service, acceptLegalTexts, caller, { termsVersion: '1.0', privacyVersion: '1.0' }),
    ).toMatchObject({ code: 'legal_texts_changed' });
    await Promise.all([agree(caller, '2.0'), agree(caller, '2.0')]);
    expect(await asked(caller)).toEqual([]);
    const kept = await consentsOf(adultId);
    expect(kept).toMatchObject([
      { terms_version: '1.0', method: 'sign_up' },
      { terms_version: '2.0', method: 'entry' },
    ]);
    for (const { address_hmac } of kept) expect(address_hmac).toMatch(/^[\w-]{20,}$/);
  });

  test('is not asked for after a small change, nor of a child', async () => {
    const { adult, adultId, childId, tokens } = await fixture.family();
    await publish({ isMaterial: false });
    expect(await asked(await adult())).toEqual([]);
    await publish({ document: 'privacy', title: 'Aviso de privacidad' });
    expect(await asked(anAdult({ userId: adultId }))).toEqual(['privacy']);
    const { childToken } = await fixture.enterChild(await adult(), childId, tokens.refreshToken);
    const inside = await fixture.callerOf(childToken);
    expect((await fixture.service.ask(whoAmI, inside, {})).adult).toBeNull();
    expect(
      await refusal(fixture.service, acceptLegalTexts, inside, { termsVersion: '2.0', privacyVersion: '2.0' }),
    ).toMatchObject({ code: 'not_for_this_profile' });
  });
});
