import { afterEach, describe, expect, it } from '@jest/globals';

import { errorCodes, type ErrorCode, errorKinds, type ErrorKind } from '@alcancia/contracts/errors';

import { addErrorWords, wordsFor } from './errors.js';
import { setMoneyNow, usualMoney } from './money-now.js';
import { assistantErrorWords } from './rooms/assistant.js';
import { billingErrorWords } from './rooms/billing.js';
import { familyErrorWords } from './rooms/family.js';
import { identityErrorWords } from './rooms/identity.js';
import { marketingErrorWords } from './rooms/marketing.js';
import { notificationsErrorWords } from './rooms/notifications.js';

const said = (code: string, kind: ErrorKind = 'conflict', details = {}) =>
  wordsFor({ code: code as ErrorCode, kind, details, correlationId: undefined });

describe('words of errors', () => {
  it('say something general of a code that this page does not know, by its kind', () => {
    const general = (Object.keys(errorKinds) as ErrorKind[]).map((kind) => said('of_tomorrow', kind).title);
    expect(general.every((title) => title.length > 3)).toBe(true);
    expect(said('coins_not_enough')).toEqual(said('of_tomorrow'));
  });

  it('are there for every code once the rooms have brought theirs, without a hole where a detail is missing', () => {
    addErrorWords(
      assistantErrorWords,
      billingErrorWords,
      familyErrorWords,
      identityErrorWords,
      marketingErrorWords,
      notificationsErrorWords,
    );
    for (const [code, kind] of Object.entries(errorCodes)) {
      const { title, text } = said(code, kind);
      expect(title.length).toBeGreaterThan(3);
      expect(`${title} ${text ?? ''}`).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('count down the attempts and name who was first', () => {
    addErrorWords(
      assistantErrorWords,
      billingErrorWords,
      familyErrorWords,
      identityErrorWords,
      marketingErrorWords,
      notificationsErrorWords,
    );
    expect(said('child_pin_wrong', 'forbidden', { attemptsLeft: 2 })).toEqual({
      title: 'PIN incorrecto',
      text: 'Te quedan 2 intentos',
    });
    expect(said('request_already_resolved', 'conflict', { name: 'Laura' }).title).toBe('Ya lo resolvió Laura');
  });

  it.each([
    [100, 'Te falta 1 Estrella'],
    [101, 'Te faltan 2 Estrellas'],
    [undefined, 'Aún te faltan Estrellas.'],
  ])('call coins as the family does that is here: %s', (missingCents, text) => {
    setMoneyNow({ one: 'Estrella', many: 'Estrellas' });
    addErrorWords(billingErrorWords, familyErrorWords);
    expect(said('coins_not_enough', 'conflict', { missingCents })).toEqual({ title: 'Casi lo tienes', text });
  });
  afterEach(() => setMoneyNow(usualMoney));

  it('of a room know no family themselves: a micro-frontend has a copy of them, and the shell tells the money', () => {
    const money = { one: 'Pesito', many: 'Pesitos' };
    expect(familyErrorWords.coins_not_enough({ missingCents: 500 }, money).text).toBe('Te faltan 5 Pesitos');
  });

  it('show the correlation id of what nobody expected', () => {
    expect(wordsFor({ code: 'internal', kind: 'internal', details: {}, correlationId: 'abc' }).text).toBe(
      'Código: abc',
    );
  });
});
