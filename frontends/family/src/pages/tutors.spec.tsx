import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import type { InputOf } from '@alcancia/contracts/define';
import {
  changeRights,
  type ChildView,
  endGuardianship,
  type GuardianView,
  leaveChild,
  listGuardians,
  listRightsChanges,
  readChild,
  type RightsChangeView,
} from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import ChildPage from './child-page.js';

const [laura, rosa] = [idOf(800), idOf(802)];
const since = '2026-03-03T10:00:00.000Z';
const looksOn = {
  activities: 'view_only',
  challenges: 'no_access',
  rewards: 'view_only',
  approvals: 'no_access',
} as const;

const owner: GuardianView = {
  adultId: laura,
  displayName: 'Laura',
  role: 'owner',
  relationshipType: 'mother',
  permissions: fullAccess,
  since,
  isMe: true,
  version: 1,
};
const grandmother: GuardianView = {
  ...owner,
  adultId: rosa,
  displayName: 'Rosa',
  role: 'viewer',
  relationshipType: 'grandmother',
  permissions: looksOn,
  isMe: false,
  version: 4,
};

interface Shown {
  readonly child?: ChildView;
  readonly guardians?: GuardianView[];
  readonly changes?: RightsChangeView[];
  readonly change?: (input: InputOf<typeof changeRights>) => { version: number };
}

async function tutors({
  child = makeChild(),
  guardians = [owner, grandmother],
  changes = [],
  change = ({ version }) => ({ version: version + 1 }),
}: Shown = {}) {
  let linked = guardians;
  const api = familyApi(child)
    .answer(readChild, () => ({ ...child, guardians: [] }))
    .answer(listGuardians, () => ({ guardians: linked }))
    .answer(listRightsChanges, () => ({ changes, nextCursor: null }))
    .answer(changeRights, change)
    .answer(endGuardianship, () => {
      linked = [owner];
      return {};
    })
    .answer(leaveChild, () => ({}));
  const view = renderWithKit(<ChildPage />, { api, at: `/child/${child.id}?tab=tutores`, path: '/child/:childId' });
  await screen.findByText('Rosa');
  return { ...view, rowOf: (name: string) => within(screen.getByText(name).closest('li') as HTMLElement) };
}

describe('Tutores', () => {
  it('names everyone with role, areas in words and since when', async () => {
    const { rowOf } = await tutors();
    expect(rowOf('Laura').getByText('Propietario')).toBeTruthy();
    expect(rowOf('Laura').getByText('Decide en todo.')).toBeTruthy();
    expect(rowOf('Rosa').getByText('Observador')).toBeTruthy();
    expect(rowOf('Rosa').getByText('Abuela · desde el 3 de marzo de 2026')).toBeTruthy();
    expect(
      rowOf('Rosa').getByText(
        'Solo ve: actividades y metas, recompensas. No ve: retos, aprobaciones, cartera, PIN y dispositivos.',
      ),
    ).toBeTruthy();
  });

  it('lets the owner give other rights, and says which role they make', async () => {
    const { user, api } = await tutors();
    await user.click(screen.getByRole('button', { name: 'Opciones de Rosa' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar permisos' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Permisos de Rosa con Mateo' }));
    expect(dialog.getByText(/Será Observador/)).toBeTruthy();
    await user.click(
      within(dialog.getByRole('group', { name: 'Aprobaciones' })).getByRole('radio', { name: 'Completo' }),
    );
    expect(dialog.getByText(/Será Tutor/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Permisos cambiados');
    expect(askedOf(api, changeRights)).toEqual([
      { childId: idOf(1), adultId: rosa, permissions: { ...looksOn, approvals: 'full_access' }, version: 4 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was chosen where somebody was faster, until it is loaded again', async () => {
    const { user } = await tutors({
      change: () => {
        throw new ApiError({ code: 'changed_before', kind: 'conflict' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Opciones de Rosa' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar permisos' }));
    const choice = () =>
      within(screen.getByRole('group', { name: 'Retos' })).getByRole<HTMLInputElement>('radio', { name: 'Completo' });
    await user.click(choice());
    await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.');
    expect(choice().checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    await screen.findByRole('dialog');
    expect(choice().checked).toBe(false);
  });

  it('asks before the owner ends a link, and the row goes', async () => {
    const { user, api } = await tutors();
    await user.click(screen.getByRole('button', { name: 'Opciones de Rosa' }));
    await user.click(screen.getByRole('menuitem', { name: 'Quitar' }));
    expect(askedOf(api, endGuardianship)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }));
    await screen.findByText('Rosa ya no acompaña a Mateo');
    expect(askedOf(api, endGuardianship)).toEqual([{ childId: idOf(1), adultId: rosa }]);
    expect(screen.queryByRole('button', { name: 'Opciones de Rosa' })).toBeNull();
  });

  it('offers whoever is not the owner nothing to change but to leave', async () => {
    const child = makeChild({ myRole: 'viewer', myPermissions: looksOn });
    const guardians = [
      { ...owner, isMe: false },
      { ...grandmother, isMe: true },
    ];
    const { user, api, where } = await tutors({ child, guardians });
    expect(screen.getByText(/^Solo puedes ver/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Opciones/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dejar de ser tutor' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dejar de ser tutor' }));
    await screen.findByText('Ya no acompañas a Mateo');
    expect(askedOf(api, leaveChild)).toEqual([{ childId: idOf(1) }]);
    expect(where()).toBe('/children');
  });

  it('tells who did what, also of somebody who is not here any more', async () => {
    const at = new Date().toISOString();
    await tutors({
      changes: [
        { id: idOf(3), what: 'ended', byName: 'Laura', aboutName: '', permissions: null, at },
        { id: idOf(2), what: 'rights_changed', byName: 'Laura', aboutName: 'Rosa', permissions: looksOn, at },
        { id: idOf(1), what: 'invited', byName: 'Laura', aboutName: '', permissions: fullAccess, at },
      ],
    });
    const history = within(await screen.findByRole('region', { name: 'Quién hizo qué' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Laura quitó a alguien que ya no estáahora',
      expect.stringMatching(/^Laura cambió los permisos de Rosaahora · Solo ve: actividades y metas/),
      'Laura invitó a otro adultoahora',
    ]);
  });
});
