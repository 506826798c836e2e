import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

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
import { FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import ChildPage from './child-page.js';

beforeEach(() => sessionStorage.clear());

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
  /** The address, where it is not that of the tab. */
  readonly at?: string;
}

async function tutors({
  child = makeChild(),
  guardians = [owner, grandmother],
  changes = [],
  change = ({ version }) => ({ version: version + 1 }),
  at = `/child/${child.id}?tab=tutores`,
}: Shown = {}) {
  cleanup();
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
  const browser = new FakeBrowser().signedIn();
  const view = renderWithKit(<ChildPage />, { api, at, path: '/child/:childId', browser });
  await waitFor(() => expect(view.session.snapshot().phase).toBe('here'));
  await screen.findByText('Rosa');
  return { ...view, rowOf: (name: string) => within(screen.getByText(name).closest('li') as HTMLElement) };
}

/** The owner opens the rights of the grandmother and gives her more in 'Retos'. */
async function changing(shown?: Shown) {
  const view = await tutors(shown);
  await view.user.click(screen.getByRole('button', { name: 'Opciones de Rosa' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Cambiar permisos' }));
  await view.user.click(challenges('Completo'));
  return view;
}
const challenges = (name: string) =>
  within(screen.getByRole('group', { name: 'Retos' })).getByRole<HTMLInputElement>('radio', { name });
const kept = () => Object.keys(sessionStorage);

describe('the rights that the owner is changing', () => {
  it('are there again once the page was loaded again, and are as they were once they are given up', async () => {
    const first = await changing();
    const { user, where } = await tutors({ at: first.where() });
    expect(await screen.findByText('Aquí sigue lo que habías escrito.')).toBeTruthy();
    expect(challenges('Completo').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect([challenges('Completo').checked, kept()]).toEqual([false, []]);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(where()).toBe(`/child/${idOf(1)}?tab=tutores`));
  });

  it('are left only after a question, and then nothing of them is kept', async () => {
    const { user } = await changing();
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept()).toEqual([]);
  });

  it('are not kept once they were saved', async () => {
    const { user } = await changing();
    await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Permisos cambiados');
    expect(kept()).toEqual([]);
  });

  it('stay as they were chosen where somebody was faster, until they are loaded again', async () => {
    let guardians = [owner, grandmother];
    const { user, api } = await changing({
      change: () => {
        guardians = [owner, { ...grandmother, version: 5 }];
        throw new ApiError({ code: 'changed_before', kind: 'conflict' });
      },
    });
    api.answer(listGuardians, () => ({ guardians }));
    await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.');
    expect([challenges('Completo').checked, kept().length]).toEqual([true, 1]);
    await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    await waitFor(() => expect(challenges('Completo').checked).toBe(false));
    expect(kept()).toEqual([]);
  });

  it('open by their address for the owner alone, and never for the owner’s own rights', async () => {
    const at = (adultId: string) => `/child/${idOf(1)}?tab=tutores&rights=${adultId}`;
    await tutors({ at: at(laura) });
    expect(screen.queryByRole('dialog')).toBeNull();
    const child = makeChild({ myRole: 'viewer', myPermissions: looksOn });
    await tutors({ at: at(rosa), child });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    await waitFor(() => expect(where()).toBe('/children'));
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
