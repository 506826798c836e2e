import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  legalTextPublished,
  listAuditLog,
  listLegalVersions,
  publishLegalText,
  readLegalText,
  readNewestLegalText,
} from '@alcancia/contracts/identity';
import { anAdministrator } from '@alcancia/server-kit/testing';

import { anIdentityFixture, type IdentityFixture, refusal } from '../../test/people.js';

const dayMs = 86_400_000;

let fixture: IdentityFixture;
beforeEach(async () => {
  fixture = await anIdentityFixture();
});
afterEach(() => fixture.close());

const administrator = anAdministrator();
const dayIn = (days: number) =>
  new Date(fixture.service.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const aText = (change: Partial<AskOf<typeof publishLegalText>> = {}): AskOf<typeof publishLegalText> => ({
  document: 'refund',
  replaces: '1.0',
  title: 'Pagos y devoluciones',
  effectiveOn: dayIn(1),
  summary: 'Se devuelve en catorce días.',
  isMaterial: false,
  sections: [{ title: 'Devoluciones', text: ['Escribe {contacto}.'], list: ['En catorce días'] }],
  ...change,
});
const publish = (change = {}) => fixture.service.ask(publishLegalText, administrator, aText(change));
const refused = (change = {}) => refusal(fixture.service, publishLegalText, administrator, aText(change));
const versions = async () =>
  (await fixture.service.ask(listLegalVersions, null, {})).versions
    .filter(({ document }) => document === 'refund')
    .map(({ version, isInForce }) => [version, isInForce]);

describe('the next version of a text', () => {
  test('is announced until its day, and everybody and the audit log are told', async () => {
    expect(await publish()).toEqual({ version: '1.1' });
    expect(await versions()).toEqual([
      ['1.1', false],
      ['1.0', true],
    ]);
    expect(await fixture.service.published(legalTextPublished)).toMatchObject([{ document: 'refund', version: '1.1' }]);
    const { entries } = await fixture.service.ask(listAuditLog, administrator, { act: 'legal_published' });
    expect(entries).toMatchObject([
      {
        laterAct: 'legal_published',
        before: { document: 'refund', version: '1.0' },
        after: { document: 'refund', version: '1.1' },
      },
    ]);

    fixture.service.clock.shift(dayMs);
    expect((await versions())[0]).toEqual(['1.1', true]);
    const { sections } = await fixture.service.ask(readLegalText, null, { document: 'refund' });
    expect(sections[0]?.text[0]).not.toContain('{contacto}');
    const written = await fixture.service.ask(readNewestLegalText, administrator, { document: 'refund' });
    expect(written).toMatchObject({ version: '1.1', sections: [{ text: ['Escribe {contacto}.'] }] });
  });

  test('counts up before the point with a material change', async () => {
    await publish();
    expect(await publish({ replaces: '1.1', isMaterial: true })).toEqual({ version: '2.0' });
  });

  test('is published once by two who write at the same time', async () => {
    const both = await Promise.allSettled([publish({ summary: 'Uno.' }), publish({ summary: 'Otro.' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const isMaterial of [false, true])
      expect(await refused({ isMaterial })).toMatchObject({ code: 'changed_before' });
    expect((await versions()).map(([version]) => version)).toEqual(['1.1', '1.0']);
  });

  test('holds neither in the past nor before the one that it replaces', async () => {
    const tooEarly = { code: 'invalid_input', fields: [{ field: 'effectiveOn' }] };
    expect(await refused({ effectiveOn: dayIn(-1) })).toMatchObject(tooEarly);
    await publish({ effectiveOn: dayIn(5) });
    expect(await refused({ replaces: '1.1', effectiveOn: dayIn(4) })).toMatchObject(tooEarly);
    expect(await publish({ replaces: '1.1', effectiveOn: dayIn(5) })).toEqual({ version: '1.2' });
    fixture.service.clock.shift(5 * dayMs);
    expect((await versions())[0]).toEqual(['1.2', true]);
  });
});
