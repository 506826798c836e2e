import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import { inviteGuardian, listInvitations, resendInvitation, withdrawInvitation } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import InviteGuardianPage from './invite-guardian-page.js';

type Sent = OutputOf<typeof listInvitations>['invitations'][number];

const makeSent = (more: Partial<Sent> = {}): Sent => ({
  id: idOf(701),
  email: 'abuela@correo.example',
  relationshipType: 'grandmother',
  role: 'guardian',
  permissions: fullAccess,
  childIds: [idOf(1)],
  message: '',
  status: 'sent',
  expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  mail: 'delivered',
  link: 'https://alcancia.example/accept-invite/un-enlace-secreto',
  ...more,
});

async function page(invitations: Sent[] = [], places = { used: invitations.length, limit: 3 }, child = makeChild()) {
  const api = familyApi(child)
    .answer(listInvitations, () => ({ invitations, places }))
    .answer(inviteGuardian, () => ({ invitationId: idOf(702) }));
  const view = renderWithKit(<InviteGuardianPage />, { api });
  await screen.findByRole('heading', { level: 1, name: 'Invitar Tutor' });
  return view;
}

describe('Invitar Tutor', () => {
  it('says what is missing, and sends every area whole unless told otherwise', async () => {
    const { user, api } = await page();
    await user.click(await screen.findByRole('button', { name: 'Enviar invitación' }));
    expect(screen.getByText('Por favor ingresa un email válido')).toBeTruthy();
    expect(screen.getByText('Por favor selecciona el tipo de relación')).toBeTruthy();
    expect(askedOf(api, inviteGuardian)).toEqual([]);

    await user.click(screen.getByLabelText('Email'));
    await user.paste('abuela@correo.example');
    await user.selectOptions(screen.getByLabelText('Tipo de relación'), 'Abuela');
    await user.click(
      within(screen.getByRole('group', { name: 'Recompensas' })).getByRole('radio', { name: 'Solo ver' }),
    );
    await user.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    await screen.findByText('Invitación enviada');
    expect(askedOf(api, inviteGuardian)).toEqual([
      {
        email: 'abuela@correo.example',
        relationshipType: 'grandmother',
        childIds: [idOf(1)],
        permissions: { ...fullAccess, rewards: 'view_only' },
        message: '',
      },
    ]);
  });

  it('warns when no child is chosen, and says who will only look on', async () => {
    const { user } = await page();
    await user.click(await screen.findByRole('checkbox', { name: /Mateo/ }));
    expect(screen.getByText(/Sin niños elegidos podrá entrar/)).toBeTruthy();
    expect(screen.getByText('Será Tutor: decide en las áreas completas.')).toBeTruthy();
    for (const area of ['Actividades', 'Retos', 'Recompensas', 'Aprobaciones'])
      await user.click(within(screen.getByRole('group', { name: area })).getByRole('radio', { name: 'Sin acceso' }));
    expect(screen.getByText('Será Observador: mira, sin cambiar nada.')).toBeTruthy();
  });

  it('reads what the server refuses, and keeps what was typed', async () => {
    const { user, api } = await page();
    api.answer(inviteGuardian, () => {
      throw new ApiError({ code: 'invitation_pending', kind: 'conflict' });
    });
    await user.click(await screen.findByLabelText('Email'));
    await user.paste('abuela@correo.example');
    await user.selectOptions(screen.getByLabelText('Tipo de relación'), 'Abuela');
    await user.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ya existe una invitación pendiente');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('abuela@correo.example');
  });

  it('says instead of a form that no place is left', async () => {
    await page([makeSent()], { used: 1, limit: 1 });
    expect(await screen.findByText(/Has alcanzado el límite de 1 tutores de tu plan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar invitación' })).toBeNull();
  });

  it('is for the owner', async () => {
    await page([], { used: 0, limit: 1 }, makeChild({ myRole: 'guardian' }));
    expect(await screen.findByText('Solo quien creó el perfil puede invitar')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar invitación' })).toBeNull();
  });

  it('shows what came of each, and that an e-mail could not be sent', async () => {
    await page([
      makeSent({ mail: 'failing' }),
      makeSent({ id: idOf(703), email: 'tio@correo.example', status: 'declined', link: null }),
    ]);
    expect(await screen.findByText('La invitación fue creada pero hubo un error enviando el email')).toBeTruthy();
    expect(screen.getByText('Pendiente')).toBeTruthy();
    expect(screen.getByText('Rechazada')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Opciones de tio@correo.example' })).toBeNull();
  });

  it('says that an e-mail is on its way, and with one that was refused offers what to do about it', async () => {
    let mail: Sent['mail'] = 'sending';
    const api = familyApi(makeChild())
      .answer(listInvitations, () => ({ invitations: [makeSent({ mail })], places: { used: 1, limit: 3 } }))
      .answer(resendInvitation, () => {
        mail = 'sending';
        return {};
      });
    const { user, client } = renderWithKit(<InviteGuardianPage />, { api });
    expect(await screen.findByText(/Enviando el email/)).toBeTruthy();
    mail = 'failing';
    await makeStale(client, ['invitations']);
    const said = await screen.findByText('La invitación fue creada pero hubo un error enviando el email');
    const box = said.closest<HTMLElement>('.hintbox')!;
    await user.click(within(box).getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('https://alcancia.example/accept-invite/un-enlace-secreto');
    await user.click(within(box).getByRole('button', { name: 'Reenviar' }));
    await screen.findByText('Invitación reenviada');
    await waitFor(() => expect(screen.queryByText(/hubo un error enviando el email/)).toBeNull());
  });

  it.each([
    [25, /Caduca mañana/, /Vence pronto/],
    [23, /Vence pronto · dentro de 23 horas/, /Caduca/],
  ])('with %d hours left reads until when', async (hours, said, notSaid) => {
    await page([makeSent({ expiresAt: new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString() })]);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(notSaid)).toBeNull();
  });

  it('sends again, copies the link, and takes back only once it was asked', async () => {
    const { user, api } = await page([makeSent()]);
    api.answer(resendInvitation, () => ({})).answer(withdrawInvitation, () => ({}));
    const options = () => user.click(screen.getByRole('button', { name: 'Opciones de abuela@correo.example' }));
    await screen.findByText('abuela@correo.example');
    await options();
    await user.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('https://alcancia.example/accept-invite/un-enlace-secreto');
    await options();
    await user.click(screen.getByRole('menuitem', { name: 'Reenviar' }));
    await screen.findByText('Invitación reenviada');
    await options();
    await user.click(screen.getByRole('menuitem', { name: 'Cancelar invitación' }));
    expect(askedOf(api, withdrawInvitation)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar invitación' }));
    await screen.findByText('Invitación cancelada');
    expect(askedOf(api, resendInvitation)).toEqual([{ invitationId: idOf(701) }]);
    expect(askedOf(api, withdrawInvitation)).toEqual([{ invitationId: idOf(701) }]);
  });
});
