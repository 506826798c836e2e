import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { listDevices, renameDevice } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { RenameRow } from './rename-row.js';
import type { Device } from './settings.queries.js';

const tablet: Device = {
  id: 'd0000000-0000-4000-8000-000000000001',
  name: 'Tablet de la sala',
  type: 'tablet',
  state: 'autorizado',
  authorizedBy: 'Laura',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  childNames: ['Mateo'],
  version: 2,
};
const changed = 'Alguien lo cambió antes. Vuelve a cargar.';

test('a name that somebody changed before is loaded anew, and what was typed stays', async () => {
  const api = new FakeApi()
    .answer(renameDevice, ({ version }) => {
      if (version < 7) throw new ApiError({ code: 'changed_before' });
      return { version: 8 };
    })
    .answer(listDevices, () => ({
      devices: [{ ...tablet, name: 'Tablet de Daniel', version: 7 }],
      currentDevices: 1,
      deviceLimit: 3,
    }));
  let hasEnded = false;
  const { user } = renderWithKit(<RenameRow device={tablet} onEnd={() => (hasEnded = true)} />, { api });
  const field = await screen.findByRole('textbox', { name: 'Nombre del dispositivo' });
  await user.type(field, ' azul{Enter}');
  expect(await screen.findByText(changed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
  await waitFor(() => expect(screen.queryByText(changed)).toBeNull());
  expect([field, hasEnded]).toMatchObject([{ value: 'Tablet de la sala azul' }, false]);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(hasEnded).toBe(true));
  const sent = api.asked.filter(({ subject }) => subject === renameDevice.subject).map(({ input }) => input);
  expect(sent).toMatchObject([{ version: 2 }, { version: 7, name: 'Tablet de la sala azul' }]);
});
