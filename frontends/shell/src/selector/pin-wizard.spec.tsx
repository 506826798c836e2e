import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { AnyRequest } from '@alcancia/contracts/define';
import { chooseChild, proveAdult, setChildPin, whoAmI } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { isWeakPin } from '../pin-rules.js';
import { cards, ids, lauraHere, sofiasCard } from '../../test/people.js';
import { PinWizard } from './pin-wizard.js';

let api: FakeApi;
let events: string[];
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
beforeEach(() => {
  jest.useFakeTimers();
  events = [];
  api = new FakeApi()
    .answer(whoAmI, () => lauraHere())
    .answer(proveAdult, () => ({ proofToken: 'proven' }))
    .answer(setChildPin, () => ({}))
    .answer(chooseChild, () => ({ childToken: 'opaque', displayName: 'Sofía' }));
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (hasPin = false, proofToken?: string) =>
  renderWithKit(
    <PinWizard
      adult={cards([], { hasPin }).adult}
      child={sofiasCard({ hasPin: false })}
      proofToken={proofToken}
      onEntered={(name) => events.push(`entered ${name}`)}
      onNotEntered={() => events.push('not entered')}
      onClose={() => events.push('closed')}
    />,
    { api, browser: new FakeBrowser().signedIn() },
  );
const inputs = (contract: AnyRequest) =>
  api.asked.filter(({ subject }) => subject === contract.subject).map(({ input }) => input);
const pins = () => inputs(setChildPin);
const fingerprint = expect.any(String);

async function prove(password = 'ahorrando1') {
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  await user.type(screen.getByLabelText('Escribe tu contraseña de adulto'), `${password}{Enter}`);
}
async function make(pin: string, again = pin) {
  await screen.findByText('Elige tu PIN');
  await user.keyboard(pin);
  await screen.findByText('Escríbelo otra vez');
  await user.keyboard(again);
}

describe('the wizard', () => {
  test('welcomes, asks an adult, takes the PIN twice, and after two seconds the child is in', async () => {
    open();
    expect(screen.getByText('¡Hola, Sofía!')).toBeTruthy();
    await prove();
    await make('2468');
    await screen.findByText('¡Listo, Sofía!');
    expect(inputs(proveAdult)).toEqual([{ proof: { password: 'ahorrando1' }, fingerprint }]);
    expect(pins()).toEqual([{ childId: ids.sofia, pin: '2468', proof: { proofToken: 'proven', fingerprint } }]);
    expect(events).toEqual([]);
    act(() => jest.advanceTimersByTime(1_900));
    expect(events).toEqual([]);
    act(() => jest.advanceTimersByTime(200));
    await waitFor(() => expect(events).toEqual(['entered Sofía']));
  });

  test('takes the PIN of an adult who has one', async () => {
    open(true);
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    await user.keyboard('9090');
    await make('2468');
    await screen.findByText('¡Listo, Sofía!');
    expect(inputs(proveAdult)).toEqual([{ proof: { pin: '9090' }, fingerprint }]);
  });

  test('a different confirmation is emptied and asked for again', async () => {
    open();
    await prove();
    await make('2468', '2469');
    await screen.findByText('Los PINs no coinciden');
    expect(screen.getByRole('img', { name: '0 de 4 dígitos' })).toBeTruthy();
    expect(pins()).toHaveLength(0);
    await user.keyboard('2468');
    await screen.findByText('¡Listo, Sofía!');
  });

  test('a PIN that could not be saved is chosen anew', async () => {
    api.answer(setChildPin, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    open();
    await prove();
    await make('2468');
    await screen.findByText('No se pudo crear el PIN. Intenta de nuevo.');
    expect(screen.getByText('Elige tu PIN')).toBeTruthy();
  });

  test('of an adult who has just authorised the device asks for no other proof', async () => {
    open(false, 'given with the device');
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    await make('2468');
    await screen.findByText('¡Listo, Sofía!');
    expect(inputs(proveAdult)).toEqual([]);
    expect(pins()).toMatchObject([{ proof: { proofToken: 'given with the device' } }]);
  });

  test('says at once that a proof is wrong, before a PIN is chosen', async () => {
    let tries = 0;
    api.answer(proveAdult, () => {
      if ((tries += 1) === 1) throw new ApiError({ code: 'adult_password_wrong' });
      return { proofToken: 'proven' };
    });
    open();
    await prove('ahorrando2');
    await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo');
    expect(screen.queryByText('Elige tu PIN')).toBeNull();
    await user.clear(screen.getByLabelText('Escribe tu contraseña de adulto'));
    await user.type(screen.getByLabelText('Escribe tu contraseña de adulto'), 'ahorrando1{Enter}');
    await screen.findByText('Elige tu PIN');
    expect(pins()).toEqual([]);
  });

  test('a proof that is too old is asked for again, and the chosen PIN is kept', async () => {
    api.answer(setChildPin, ({ proof }) => {
      if ('proofToken' in proof && proof.proofToken === 'old') throw new ApiError({ code: 'adult_proof_needed' });
      return {};
    });
    open(false, 'old');
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    await make('2468');
    await screen.findByText('Hace falta un adulto. Confirma con tu PIN o tu contraseña.');
    await user.type(screen.getByLabelText('Escribe tu contraseña de adulto'), 'ahorrando1{Enter}');
    await screen.findByText('¡Listo, Sofía!');
    expect(pins().at(-1)).toMatchObject({ pin: '2468', proof: { proofToken: 'proven' } });
  });

  test('warns of a PIN that is easy to guess, and lets it be kept', async () => {
    open();
    await prove();
    await screen.findByText('Elige tu PIN');
    await user.keyboard('1234');
    expect(screen.getByText('Ese PIN es fácil de adivinar. ¿Eliges otro?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Usar este de todos modos' }));
    await user.keyboard('1234');
    await screen.findByText('¡Listo, Sofía!');
    expect(pins()[0]).toMatchObject({ pin: '1234' });
  });
});

test.each([
  ['0000', true],
  ['7777', true],
  ['1234', true],
  ['4321', true],
  ['2468', false],
  ['1357', false],
  ['9012', false],
])('whether %s is easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});
