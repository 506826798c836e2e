import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  acceptOwnership,
  declineOwnership,
  offerOwnership,
  readOwnership,
  withdrawOwnershipOffer,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';
import { Part } from '@alcancia/web-kit/ui';

import { OwnershipCard } from './ownership-card.js';

type View = OutputOf<typeof readOwnership>;

const idOf = (nth: number) => `e0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const mateo = { childId: idOf(1), displayName: 'Mateo', avatar: 'fox' } as const;
const sofia = { childId: idOf(2), displayName: 'Sofía', avatar: 'owl' } as const;
const rosa = { adultId: idOf(3), displayName: 'Rosa', canTakeOver: true };
const bruno = { adultId: idOf(4), displayName: 'Bruno', canTakeOver: false };
const own = { planName: 'Gratis', children: [mateo, sofia], adults: [rosa, bruno], offer: null };
const inThreeDays = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString();
const received = {
  offerId: idOf(9),
  ownerName: 'Laura',
  planName: 'Familia',
  children: [mateo],
  expiresAt: inThreeDays,
  canAccept: true,
};

async function open(view: Partial<View>) {
  let shown: View = { own: null, received: [], ...view };
  const api = new FakeApi().answer(readOwnership, () => shown);
  const becomes = (next: Partial<View>) => {
    shown = { own: null, received: [], ...next };
  };
  const kit = renderWithKit(
    <Part fallback={null}>
      <OwnershipCard />
    </Part>,
    { api },
  );
  return { ...kit, api, becomes };
}
const asked = (api: FakeApi, { subject }: { readonly subject: string }) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);

describe('the owner', () => {
  it('offers the whole family with the password, and reads before what passes and who cannot have it', async () => {
    const { user, api, becomes } = await open({ own });
    await user.click(await screen.findByRole('button', { name: 'Pasar a otra persona' }));
    expect(screen.getByText(/^Bruno ya es propietario de otra familia con niños/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Bruno' })).toBeNull();
    expect(screen.getByText('Será propietario del perfil de Mateo y Sofía.')).toBeTruthy();
    expect(screen.getByText('El plan Gratis, los dispositivos y los ajustes pasan con la familia.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enviar propuesta' }));
    expect(await screen.findByText('Escribe tu contraseña')).toBeTruthy();

    api.answer(offerOwnership, () => {
      throw new ApiError({ code: 'adult_password_wrong', kind: 'forbidden' });
    });
    await user.type(screen.getByLabelText('Tu contraseña'), 'no es esta');
    await user.click(screen.getByRole('button', { name: 'Enviar propuesta' }));
    expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();

    const offer = { offerId: idOf(9), adultId: rosa.adultId, displayName: 'Rosa', expiresAt: inThreeDays };
    api.answer(offerOwnership, () => ({ offerId: idOf(9) }));
    becomes({ own: { ...own, offer } });
    await user.click(screen.getByRole('button', { name: 'Enviar propuesta' }));
    expect(await screen.findByText('Rosa tiene tu propuesta.')).toBeTruthy();
    expect(asked(api, offerOwnership).at(-1)).toEqual({
      adultId: rosa.adultId,
      childIds: [mateo.childId, sofia.childId],
      password: 'no es esta',
    });

    api.answer(withdrawOwnershipOffer, () => ({}));
    becomes({ own });
    await user.click(screen.getByRole('button', { name: 'Retirar propuesta' }));
    expect(await screen.findByRole('button', { name: 'Pasar a otra persona' })).toBeTruthy();
  });

  it('without anybody who could have it reads what comes first', async () => {
    await open({ own: { ...own, adults: [] } });
    expect((await screen.findByRole('link', { name: 'Invitar Tutor' })).getAttribute('href')).toBe('/invite-guardian');
    expect(screen.queryByRole('button', { name: 'Pasar a otra persona' })).toBeNull();
  });
});

describe('who is offered a family', () => {
  it('reads what it means, and accepts after a second look', async () => {
    const { user, api, becomes } = await open({ received: [received] });
    expect(await screen.findByText('Laura te propone ser propietario de su familia')).toBeTruthy();
    expect(screen.getByText('Caduca dentro de 3 días.')).toBeTruthy();
    expect(screen.getByText('Laura seguirá como tutor, con todos los permisos. Podrás cambiarlos.')).toBeTruthy();
    api.answer(acceptOwnership, () => ({ childIds: [mateo.childId] }));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    becomes({ own: { ...own, children: [mateo] } });
    await user.click(screen.getAllByRole('button', { name: 'Aceptar' }).at(-1)!);
    expect(await screen.findByText('Ahora eres propietario')).toBeTruthy();
    expect(asked(api, acceptOwnership)).toEqual([{ offerId: received.offerId }]);
  });

  it('and owns another one reads why that cannot be, and can only decline', async () => {
    const { user, api, becomes } = await open({ received: [{ ...received, canAccept: false }] });
    expect(await screen.findByText(/^Ya eres propietario de otra familia con niños/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    api.answer(declineOwnership, () => ({}));
    becomes({});
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Propuesta rechazada')).toBeTruthy();
    expect(screen.queryByText(/te propone/)).toBeNull();
  });
});
