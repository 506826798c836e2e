import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { inviteGuardian, listInvitations, listReceivedInvitations } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { InviteButton } from '../guardians/invite-button.js';
import { ReceivedInvitations } from '../guardians/received-invitations.js';
import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';

const family = [makeChild(), makeChild({ id: idOf(2), displayName: 'Sofía' })];

function button(places = { used: 0, limit: 3 }, at = '/') {
  const api = familyApi(...family)
    .answer(listInvitations, () => ({ invitations: [], places }))
    .answer(inviteGuardian, () => ({ invitationId: idOf(702) }));
  return renderWithKit(<InviteButton childId={idOf(2)} />, { api, at });
}
const drawer = () => screen.findByRole('dialog', { name: 'Invitar Tutor' });

describe("'Invitar Tutor' on a child's page", () => {
  it('opens the form of the page with that child chosen, and closes once it was sent', async () => {
    const { user, api, where } = button();
    await user.click(screen.getByRole('button', { name: 'Invitar Tutor' }));
    const form = within(await drawer());
    await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
    expect(form.getByText('Por favor ingresa un email válido')).toBeTruthy();
    await user.click(form.getByLabelText('Email'));
    await user.paste('abuela@correo.example');
    await user.selectOptions(form.getByLabelText('Tipo de relación'), 'Abuela');
    await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
    await screen.findByText('Invitación enviada');
    expect(askedOf(api, inviteGuardian)).toMatchObject([{ email: 'abuela@correo.example', childIds: [idOf(2)] }]);
    await waitFor(() => expect(where()).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    const { user, api } = button(undefined, '/?invite=1');
    api.answer(inviteGuardian, () => {
      throw new ApiError({ code: 'invitation_to_oneself', kind: 'invalid' });
    });
    const form = within(await drawer());
    await user.click(form.getByLabelText('Email'));
    await user.paste('laura@correo.example');
    await user.selectOptions(form.getByLabelText('Tipo de relación'), 'Abuela');
    await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
    expect((await form.findByRole('alert')).textContent).toContain('No puedes invitarte a ti mismo');
    expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('laura@correo.example');
  });

  it('says instead of a form that no place is left', async () => {
    const { user, where } = button({ used: 1, limit: 1 }, '/?invite=1');
    const dialog = within(await drawer());
    expect(dialog.getByText(/Has alcanzado el límite de 1 tutores de tu plan/)).toBeTruthy();
    expect(dialog.queryByLabelText('Email')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(where()).toBe('/'));
  });
});

describe('an invitation that was received', () => {
  it('waits on the dashboard, and leads to its answer', async () => {
    const token = 'un-enlace-de-invitacion';
    const expiresAt = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString();
    const received = (inviterName: string, childCount: number) => ({ token, inviterName, childCount, expiresAt });
    const api = familyApi().answer(listReceivedInvitations, () => ({ invitations: [received('Ana', 2)] }));
    renderWithKit(<ReceivedInvitations />, { api });
    const card = within(await screen.findByRole('region', { name: 'Invitación para ti' }));
    expect(card.getByRole('heading', { name: 'Ana te invita a acompañar a 2 niños' })).toBeTruthy();
    expect(card.getByText('Caduca dentro de 3 días')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Ver invitación' }).getAttribute('href')).toBe(`/accept-invite/${token}`);
  });
});
