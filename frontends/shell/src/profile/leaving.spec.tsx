import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import { cancelAccountErasure, readAccountErasure, requestAccountErasure, whoAmI } from '@alcancia/contracts/identity';
import { ApiError, useSession } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import { LeavingStrip } from '../leaving-strip.js';
import { LeaveRow } from './leave-row.js';
import { WaitsFor } from './waits-for.js';

type Around = OutputOf<typeof readAccountErasure>;

const idOf = (nth: number) => `e0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const mateo = { childId: idOf(1), displayName: 'Mateo', avatar: 'fox' } as const;
const sofia = { childId: idOf(2), displayName: 'Sofía', avatar: 'owl' } as const;
const rosa = { adultId: idOf(3), displayName: 'Rosa' };
const dueAt = '2026-12-06T12:00:00.000Z';

/** As the frame of a signed-in adult has it. */
function Frame() {
  const session = useSession();
  if (!('who' in session)) return <p>Nadie</p>;
  return (
    <>
      <LeavingStrip dueAt={session.who.adult?.erasureDueAt} mayKeep={session.who.profile === 'adult'} />
      <WaitsFor />
      <LeaveRow />
    </>
  );
}

function open(around: Partial<Around> = {}, { leaves = null as string | null, hasSecondStep = false } = {}) {
  let erasureDueAt = leaves;
  const api = new FakeApi()
    .answer(whoAmI, () => lauraHere({}, { erasureDueAt }))
    .answer(readAccountErasure, () => ({
      successorName: null,
      owned: [],
      linked: [],
      adults: [],
      ...around,
    }))
    .answer(requestAccountErasure, ({ second }) => {
      if (hasSecondStep && !second) throw new ApiError({ code: 'second_step_needed', details: { methods: ['totp'] } });
      erasureDueAt = dueAt;
      return { dueAt };
    })
    .answer(cancelAccountErasure, () => {
      erasureDueAt = null;
      return {};
    });
  return renderWithKit(<Frame />, { api, at: '/profile', browser: new FakeBrowser().signedIn() });
}
const asked = (api: FakeApi) =>
  api.asked.filter(({ subject }) => subject === requestAccountErasure.subject).map(({ input }) => input);
const row = () => screen.findByRole('button', { name: 'Eliminar mi cuenta' });
const confirm = () => screen.getByRole('button', { name: 'Eliminar en 14 días' });
const password = () => screen.findByLabelText('Tu contraseña');

describe("'Eliminar mi cuenta'", () => {
  test('says first what becomes of every child, and sends who takes over', async () => {
    const { user, api } = open({ owned: [mateo], linked: [sofia], adults: [rosa] });
    await user.click(await row());
    expect(await screen.findByText('Dejarás de acompañar a Sofía. Su perfil se queda.')).toBeTruthy();
    await user.type(await password(), 'una-clave-larga');
    await user.click(confirm());
    expect(screen.getByText('Elige qué pasa con los niños de tu familia.')).toBeTruthy();
    expect(asked(api)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Se borra conmigo' }));
    expect(screen.getByText(/^Mateo se borra el mismo día/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Se hace cargo Rosa' }));
    expect(screen.getByText(/^Se lo preguntaremos a Rosa\. Si acepta, Mateo pasa enseguida a su cargo/)).toBeTruthy();
    await user.click(confirm());
    const strip = await screen.findByRole('region', { name: 'Cuenta por eliminarse' });
    expect(strip.textContent).toContain('Tu cuenta se eliminará el 6 de diciembre de 2026.');
    expect(asked(api)).toEqual([{ childIds: [mateo.childId], successorId: rosa.adultId, password: 'una-clave-larga' }]);
    expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
  });

  test('without children asks nothing about them, and for the second step where there is one', async () => {
    const { user, api } = open({}, { hasSecondStep: true });
    await user.click(await row());
    await user.type(await password(), 'una-clave-larga');
    await user.click(confirm());
    await user.type(await screen.findByLabelText('Código de tu app'), '123456');
    await user.click(confirm());
    await screen.findByRole('region', { name: 'Cuenta por eliminarse' });
    expect(asked(api).at(-1)).toEqual({ childIds: [], password: 'una-clave-larga', second: { code: '123456' } });
  });

  test('where nobody else looks after the children it says how somebody could take over', async () => {
    const { user } = open({ owned: [mateo, sofia] });
    await user.click(await row());
    expect(await screen.findByRole('radio', { name: 'Se borran conmigo' })).toBeTruthy();
    expect(screen.getByText(/primero tiene que acompañar a alguno de ellos/)).toBeTruthy();
  });
});

test('an account that waits says for whom, and is kept with one tap', async () => {
  const { user } = open({ successorName: 'Rosa' }, { leaves: dueAt });
  expect(await screen.findByText(/^Rosa todavía no ha respondido/)).toBeTruthy();
  const strip = await screen.findByRole('region', { name: 'Cuenta por eliminarse' });
  await user.click(within(strip).getByRole('button', { name: 'Conservar mi cuenta' }));
  expect(await row()).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Cuenta por eliminarse' })).toBeNull();
});
