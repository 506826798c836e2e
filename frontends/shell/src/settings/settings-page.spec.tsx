import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  listAllGuardians,
  listDevices,
  readHousehold,
  renameDevice,
  revokeDevice,
  updateHousehold,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import type { Device, Household } from './settings.queries.js';
import SettingsPage from './settings-page.js';

const familyId = 'c0000000-0000-4000-8000-000000000001';
const limits = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 };
const ourHousehold: Household = {
  familyId,
  timeZone: 'America/Mexico_City',
  moneyName: 'Monedas',
  version: 4,
  isOwner: true,
  limits,
};
const tablet: Device = {
  id: 'd0000000-0000-4000-8000-000000000001',
  name: 'Tablet de la sala',
  type: 'tablet',
  state: 'autorizado',
  authorizedBy: 'Laura',
  lastSeenAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  childNames: ['Mateo', 'Sofía'],
  version: 2,
};

const settings = (api: FakeApi, at = '/settings') => renderWithKit(<SettingsPage />, { api, at, path: '/settings' });
const family = (changes: Partial<Household> = {}) => {
  let kept = { ...ourHousehold, ...changes };
  const api = new FakeApi()
    .answer(readHousehold, () => kept)
    .answer(listAllGuardians, () => ({ children: [] }))
    .answer(updateHousehold, ({ timeZone, moneyName }) => {
      kept = { ...kept, timeZone, moneyName, version: kept.version + 1 };
      return { version: kept.version };
    });
  return settings(api);
};
const withDevices = (devices: Device[], deviceLimit = 3) => {
  let kept = devices;
  const api = new FakeApi()
    .answer(listDevices, () => ({ devices: kept, currentDevices: kept.length, deviceLimit }))
    .answer(renameDevice, ({ name }) => {
      kept = kept.map((device) => ({ ...device, name, version: device.version + 1 }));
      return { version: 3 };
    })
    .answer(revokeDevice, () => {
      kept = [];
      return {};
    });
  return settings(api, '/settings?tab=devices');
};

describe('Configuración', () => {
  test('opens the tab that the address names, and a tab changes the address', async () => {
    const { user, where } = withDevices([tablet]);
    expect((await screen.findByRole('tab', { name: 'Dispositivos' })).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('tab', { name: 'Familia' }));
    await waitFor(() => expect(where()).toBe('/settings'));
    await user.click(screen.getByRole('tab', { name: 'Dispositivos' }));
    await waitFor(() => expect(where()).toBe('/settings?tab=devices'));
  });
});

describe('the tab Familia', () => {
  const moneyName = () => screen.findByRole('textbox', { name: 'Las monedas se llaman' });
  const save = () => screen.getByRole('button', { name: 'Guardar Cambios' });

  test('shows how a new name of the money looks, and saves it with the version that was read', async () => {
    const { user, api } = family();
    expect(await screen.findByText('1 Moneda')).toBeTruthy();
    await user.clear(await moneyName());
    await user.type(await moneyName(), 'Estrellas');
    expect(screen.getByText('1 Estrella')).toBeTruthy();
    expect(screen.getByText('120 Estrellas')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Cambios guardados')).toBeTruthy();
    const asked = api.asked.find(({ subject }) => subject === updateHousehold.subject);
    expect(asked?.input).toMatchObject({ timeZone: 'America/Mexico_City', moneyName: 'Estrellas', version: 4 });
  });

  test('asks for a name before it asks the server', async () => {
    const { user, api } = family();
    await user.clear(await moneyName());
    await user.click(save());
    expect(screen.getByText('Escribe cómo se llaman')).toBeTruthy();
    expect(api.asked.map(({ subject }) => subject)).not.toContain(updateHousehold.subject);
  });

  test('whoever saves late is told, and loads what is there now beside what was typed', async () => {
    const { user, api } = family();
    await user.type(await moneyName(), ' de oro');
    api
      .answer(updateHousehold, () => {
        throw new ApiError({ code: 'changed_before' });
      })
      .answer(readHousehold, () => ({ ...ourHousehold, timeZone: 'Europe/Madrid', version: 5 }));
    await user.click(save());
    expect(await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    await waitFor(() => expect(screen.queryByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeNull());
    await user.click(save());
    const now = { moneyName: 'Monedas de oro', timeZone: 'Europe/Madrid', version: 5 };
    await waitFor(() => expect(api.asked.at(-1)).toMatchObject({ subject: updateHousehold.subject, input: now }));
  });

  test('who does not own the family reads and changes nothing', async () => {
    family({ isOwner: false });
    expect(await screen.findByText('Solo quien creó la familia puede cambiar estos datos.')).toBeTruthy();
    expect(screen.getByText(/Ciudad de México/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar Cambios' })).toBeNull();
  });
});

describe('the tab Dispositivos', () => {
  test('says how many are in use, what each is and for whom', async () => {
    withDevices([tablet]);
    expect(await screen.findByText('1 de 3 dispositivos en uso')).toBeTruthy();
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Autorizado')).toBeTruthy();
    expect(row.getByText('Visto hace 5 días · autorizó Laura')).toBeTruthy();
    expect(row.getByText('Para Mateo y Sofía')).toBeTruthy();
  });

  test('without a limit there is none to say', async () => {
    withDevices([tablet], -1);
    expect(await screen.findByText('1 dispositivo en uso')).toBeTruthy();
    expect(screen.getByText('Tu plan no tiene límite.')).toBeTruthy();
  });

  test('without devices says how one comes here', async () => {
    withDevices([]);
    expect(await screen.findByText('Todavía no hay dispositivos')).toBeTruthy();
  });

  test('a revoked one can be neither renamed nor revoked', async () => {
    withDevices([{ ...tablet, state: 'revocado' }]);
    expect(await screen.findByText('Revocado')).toBeTruthy();
    expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull();
  });

  test('gives a device another name', async () => {
    const { user, api } = withDevices([tablet]);
    await user.click(await screen.findByRole('button', { name: 'Cambiar nombre de Tablet de la sala' }));
    const field = screen.getByRole('textbox', { name: 'Nombre del dispositivo' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Tablet de la abuela{Enter}');
    expect(await screen.findByText('Tablet de la abuela')).toBeTruthy();
    const asked = api.asked.find(({ subject }) => subject === renameDevice.subject);
    expect(asked?.input).toMatchObject({ name: 'Tablet de la abuela', version: 2 });
  });

  test('revokes only after it was confirmed', async () => {
    const { user, api } = withDevices([tablet]);
    const revoked = () => api.asked.filter(({ subject }) => subject === revokeDevice.subject);
    await user.click(await screen.findByRole('button', { name: 'Revocar Tablet de la sala' }));
    const first = within(screen.getByRole('dialog', { name: '¿Revocar «Tablet de la sala»?' }));
    expect(first.getByText('Mateo y Sofía saldrán de ahí enseguida. Podrás autorizarlo otra vez.')).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(revoked()).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Revocar Tablet de la sala' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('«Tablet de la sala» ya no puede entrar')).toBeTruthy();
    expect(revoked()).toHaveLength(1);
    expect(await screen.findByText('0 de 3 dispositivos en uso')).toBeTruthy();
  });

  describe('after a revocation', () => {
    const phone: Device = { ...tablet, id: tablet.id.replace(/1$/, '2'), name: 'Teléfono de Laura', type: 'mobile' };
    const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.t')?.firstChild?.textContent);
    const revoke = (name: string) => screen.findByRole('button', { name: `Revocar ${name}` });

    afterEach(() => void jest.restoreAllMocks());

    /** The tablet is revoked; the server tells of the phone alone, or of the phone first. */
    const revoked = async (after: Device[]) => {
      const view = withDevices([tablet, phone]);
      view.api.answer(revokeDevice, () => {
        view.api.answer(listDevices, () => ({ devices: after, currentDevices: 1, deviceLimit: 3 }));
        return {};
      });
      await view.user.click(await revoke(tablet.name));
      await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revocar' }));
      await screen.findByText('1 de 3 dispositivos en uso');
      return view;
    };

    test.each([
      ['left the list', [phone]],
      ['went to its end', [phone, { ...tablet, state: 'revocado' as const }]],
    ])('a device that %s stands where it stood, with its new state, until the next visit', async (_, after) => {
      const { user } = await revoked(after);
      expect(titles()).toEqual([tablet.name, phone.name]);
      const row = screen.getAllByRole('listitem')[0]!;
      expect(within(row).getByText('Revocado')).toBeTruthy();
      expect(within(row).queryByRole('button')).toBeNull();
      expect(document.activeElement).toBe(row);

      await user.click(screen.getByRole('tab', { name: 'Familia' }));
      await user.click(screen.getByRole('tab', { name: 'Dispositivos' }));
      await waitFor(() => expect(titles()).toEqual(after.map(({ name }) => name)));
    });

    test('a tap on what has moved up under the finger counts for nothing until it was seen there', async () => {
      const rowPx = 40;
      const buttons = () => [...document.querySelectorAll<HTMLElement>('.dvs button')];
      // jsdom lays nothing out: the buttons of the list stand one under the other.
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
        return new DOMRect(0, buttons().findIndex((each) => each === this) * rowPx, 100, rowPx);
      });
      const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
      await revoked([phone]);
      const tap = () => fireEvent.click(buttons()[1]!, { clientX: 50, clientY: 1.5 * rowPx, detail: 1 });
      expect(buttons()[1]).toBe(await revoke(phone.name));
      tap();
      expect(screen.queryByRole('dialog')).toBeNull();
      clock.mockReturnValue(11_000);
      tap();
      expect(screen.getByRole('dialog', { name: `¿Revocar «${phone.name}»?` })).toBeTruthy();
    });
  });

  test('a refused revocation says why and leaves the device', async () => {
    const { user, api } = withDevices([tablet]);
    api.answer(revokeDevice, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    await user.click(await screen.findByRole('button', { name: 'Revocar Tablet de la sala' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('No tienes permiso')).toBeTruthy();
    expect(screen.getByText('1 de 3 dispositivos en uso')).toBeTruthy();
  });
});
