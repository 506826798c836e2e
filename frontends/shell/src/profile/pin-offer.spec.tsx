import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';

import { proveAdult, setOwnPin, whoAmI } from '@alcancia/contracts/identity';
import { useSession } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import { endOffer, offeredPin, offerPin } from '../offered-pin.js';
import PinOffer from './pin-offer.js';

function Frame() {
  const proofToken = useSyncExternalStore(offeredPin.subscribe, offeredPin.snapshot);
  if (!('who' in useSession())) return null;
  return (
    <>
      <p>Inicio</p>
      {proofToken && <PinOffer proofToken={proofToken} />}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  endOffer();
});

async function afterThePassword(hasPin = false) {
  const api = new FakeApi().answer(whoAmI, () => lauraHere({}, { hasPin })).answer(setOwnPin, () => ({}));
  offerPin('given with the password');
  const view = renderWithKit(<Frame />, { api, browser: new FakeBrowser().signedIn() });
  await screen.findByText('Inicio');
  return { ...view, api };
}
const dialog = () => within(screen.getByRole('dialog'));

describe('the own PIN that is offered after the password', () => {
  test('is made without another proof', async () => {
    const { user, api } = await afterThePassword();
    await user.click(dialog().getByRole('button', { name: 'Crear mi PIN' }));
    await user.keyboard('2468');
    await user.keyboard('2468');
    await screen.findByText('Tu PIN está listo');
    const asked = (subject: string) => api.asked.filter((one) => one.subject === subject);
    expect(asked(proveAdult.subject)).toEqual([]);
    expect(asked(setOwnPin.subject)[0]?.input).toMatchObject({
      pin: '2468',
      proof: { proofToken: 'given with the password' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not offered again on this device once it was declined', async () => {
    const { user } = await afterThePassword();
    await user.click(dialog().getByRole('button', { name: 'Ahora no' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    offerPin('the next time');
    expect(offeredPin.snapshot()).toBeNull();
  });

  test('is nothing to whoever has one', async () => {
    await afterThePassword(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
