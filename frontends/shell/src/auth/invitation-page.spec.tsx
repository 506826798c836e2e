import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  acceptInvitation,
  declineInvitation,
  previewInvitation,
  readInvitation,
  whoAmI,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import { homeOf } from '../home-of.js';
import InvitationPage from './invitation-page.js';
import { forgetInvitation, keptInvitation, wasShown } from '../kept-invitation.js';

const token = 'un-enlace-de-invitacion';
const here = () =>
  lauraHere({}, { displayName: 'Carmen', age: 68, gender: 'female', country: 'MX', relationshipType: 'grandmother' });
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const invitation: OutputOf<typeof readInvitation> = {
  inviterName: 'Laura',
  email: 'carmen@correo.example',
  relationshipType: 'grandmother',
  role: 'guardian',
  permissions: {
    activities: 'view_only',
    challenges: 'no_access',
    rewards: 'no_access',
    approvals: 'full_access',
  },
  message: 'Mamá, así ves lo que logran',
  expiresAt: inDays(5),
  children: ['Mateo', 'Sofía', 'Nico', 'Emma'].map((displayName) => ({ displayName, avatar: 'fox' as const })),
  linkedAlready: 0,
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(forgetInvitation);

const open = (browser = new FakeBrowser(), hash = '') =>
  renderWithKit(<InvitationPage />, {
    at: `/accept-invite/${token}${hash}`,
    path: '/accept-invite/:token',
    api,
    browser,
  });

describe('who is not signed in', () => {
  test('sees who invites and to how many children, and comes back after signing up', async () => {
    api.answer(previewInvitation, () => ({ inviterName: 'Laura', childCount: 4, expiresAt: inDays(5) }));
    const { user, where } = open();
    expect(await screen.findByRole('heading', { name: 'Laura te invita a acompañar a 4 niños' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Crear Cuenta y Aceptar' }));
    await waitFor(() => expect(where()).toBe('/auth?tab=signup'));
    expect(keptInvitation()).toEqual({ token, email: '' });
  });

  test.each([
    ['#email=carmen%40correo.example', 'carmen@correo.example'],
    ['#email=javascript', ''],
    ['#otra=cosa', ''],
  ])('with %s behind the link knows of the address "%s"', async (hash, email) => {
    api.answer(previewInvitation, () => ({ inviterName: 'Laura', childCount: 4, expiresAt: inDays(5) }));
    open(new FakeBrowser(), hash);
    await screen.findByRole('heading', { name: 'Laura te invita a acompañar a 4 niños' });
    expect(keptInvitation()).toEqual({ token, email });
  });

  test('who cancels is not led back', async () => {
    api.answer(previewInvitation, () => ({ inviterName: 'Laura', childCount: 1, expiresAt: inDays(5) }));
    const { user, where } = open();
    expect(await screen.findByRole('heading', { name: 'Laura te invita a acompañar a 1 niño' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(where()).toBe('/'));
    expect(keptInvitation()).toBeNull();
  });

  test.each([
    ['invitation_unknown', 'not_found', 'Invitación no encontrada o inválida'],
    ['invitation_expired', 'conflict', 'Esta invitación ha expirado'],
    ['invitation_unavailable', 'conflict', 'Esta invitación ya no está disponible'],
    ['invalid_input', 'invalid', 'Token de invitación inválido'],
    ['unavailable', 'unavailable', 'Error al cargar la invitación'],
  ] as const)('reads what %s means', async (code, kind, title) => {
    api.answer(previewInvitation, () => {
      throw new ApiError({ code, kind });
    });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  test.each([
    ['withdrawn', 'La canceló quien la envió.'],
    ['answered', 'Ya tiene respuesta. Si fue la tuya, inicia sesión.'],
    ['not_owner', 'Quien la envió ya no administra el perfil de esos niños.'],
    ['of_tomorrow', 'Pide otra a quien te invitó.'],
  ])('reads why it is not available: %s', async (because, said) => {
    api.answer(previewInvitation, () => {
      throw new ApiError({ code: 'invitation_unavailable', kind: 'conflict', details: { because } });
    });
    open();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(keptInvitation()).toBeNull();
  });
});

describe('whom it was sent to', () => {
  const signedIn = () => {
    api.answer(whoAmI, () => here()).answer(readInvitation, () => invitation);
    return open(new FakeBrowser().signedIn());
  };

  test('sees the children, the rights and the address, and accepts', async () => {
    api.answer(acceptInvitation, () => ({ childIds: ['00000000-0000-4000-8000-000000000001'] }));
    const { user, where } = signedIn();
    expect(await screen.findByRole('heading', { name: 'Laura te invita como Tutor' })).toBeTruthy();
    expect(screen.getByText('de Mateo, Sofía, Nico y Emma')).toBeTruthy();
    expect(screen.getByText('+1')).toBeTruthy();
    expect(screen.getByText('«Mamá, así ves lo que logran»')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Lo que podrás hacer' }).textContent).toBe(
      'ActividadesSolo verRetosSin accesoRecompensasSin accesoAprobacionesCompleto',
    );
    expect(screen.getByText('Enviada a carmen@correo.example')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Invitación aceptada. ¡Bienvenido al equipo!');
    await waitFor(() => expect(where()).toBe('/children'));
    expect(keptInvitation()).toBeNull();
  });

  test.each([
    [5, 'Caduca dentro de 5 días'],
    [0.5, 'Vence pronto · dentro de 12 horas'],
  ])('with %d days left reads until when', async (days, said) => {
    api.answer(whoAmI, here).answer(readInvitation, () => ({ ...invitation, expiresAt: inDays(days) }));
    open(new FakeBrowser().signedIn());
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test('who is linked to all of them already reads so', async () => {
    api.answer(acceptInvitation, () => ({ childIds: [] }));
    const { user, where } = signedIn();
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Ya eres tutor de todos los niños en esta invitación');
    await waitFor(() => expect(where()).toBe('/children'));
  });

  test.each([
    [1, 'Ya acompañas a 1 de 4 niños. Al aceptar se agregan los otros 3.'],
    [3, 'Ya acompañas a 3 de 4 niños. Al aceptar se agrega el que falta.'],
    [4, 'Ya eres tutor de todos los niños en esta invitación'],
  ])('who is linked to %d of them already reads so first', async (linkedAlready, said) => {
    api.answer(whoAmI, here).answer(readInvitation, () => ({ ...invitation, linkedAlready }));
    open(new FakeBrowser().signedIn());
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test.each([
    ['accepted', 'Ya fue aceptada.'],
    ['declined', 'Fue rechazada. Si fue sin querer, hace falta otra.'],
  ])('reads that it was %s', async (because, said) => {
    api.answer(whoAmI, here).answer(readInvitation, () => {
      throw new ApiError({ code: 'invitation_unavailable', kind: 'conflict', details: { because } });
    });
    open(new FakeBrowser().signedIn());
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test('is led to it once: from then on it waits on the dashboard', async () => {
    signedIn();
    await screen.findByRole('heading', { name: 'Laura te invita como Tutor' });
    expect(wasShown(token)).toBe(true);
    expect(homeOf(here())).toBe('/dashboard');
  });

  test('declines', async () => {
    api.answer(declineInvitation, () => ({}));
    const { user, where } = signedIn();
    await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
    await screen.findByText('Invitación rechazada');
    await waitFor(() => expect(where()).toBe('/'));
  });

  test('reads when neither worked', async () => {
    for (const answer of [acceptInvitation, declineInvitation])
      api.answer(answer, () => {
        throw new ApiError({ code: 'internal', kind: 'internal' });
      });
    const { user } = signedIn();
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await screen.findByText('No se pudo aceptar la invitación');
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('No se pudo rechazar la invitación')).toBeTruthy();
    expect(keptInvitation()?.token).toBe(token);
  });

  test('somebody else reads so and may change the account', async () => {
    api
      .answer(whoAmI, () => here())
      .answer(readInvitation, () => {
        throw new ApiError({ code: 'invitation_for_another', kind: 'forbidden' });
      });
    open(new FakeBrowser().signedIn());
    expect(
      await screen.findByRole('heading', { name: 'Esta invitación fue enviada a un email diferente' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar de cuenta' })).toBeTruthy();
    expect(keptInvitation()?.token).toBe(token);
  });
});
