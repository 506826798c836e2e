import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  approveAllRequests,
  approveRequest,
  listApprovals,
  markDelivered,
  rejectRequest,
  undoDecision,
  undoDelivery,
} from '@alcancia/contracts/family';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, balance, familyApi, idOf, makeChild, makeRequest } from '../testing/family.js';
import ApprovalsPage from './approvals-page.js';

const page = async (...requests: ReturnType<typeof makeRequest>[]) => {
  const api = familyApi(makeChild()).answer(listApprovals, () => ({
    requests,
    pending: requests.length,
    toDeliver: 0,
    nextCursor: null,
  }));
  const view = renderWithKit(<ApprovalsPage />, { api });
  await screen.findByRole('heading', { name: 'Aprobaciones' });
  return view;
};

/** The list and the detail both offer the buttons; a screen shows one of them. */
const firstButton = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const place = () => screen.getByRole('status', { name: 'Avisos' });

describe('Aprobaciones', () => {
  it('approves once when the button is tapped twice', async () => {
    const { user, api } = await page(makeRequest());
    const decided = Promise.withResolvers<{ balance: typeof balance }>();
    api.answer(approveRequest, () => decided.promise);
    await user.dblClick(firstButton('Aprobar'));
    decided.resolve({ balance });
    await screen.findByText('Aprobada');
    expect(askedOf(api, approveRequest)).toHaveLength(1);
  });

  it('says what was paid and takes it back on request', async () => {
    const { user, api } = await page(makeRequest());
    api.answer(approveRequest, () => ({ balance })).answer(undoDecision, () => ({ balance }));
    await user.click(firstButton('Aprobar'));
    await screen.findByText('+20 Puntos y +5 Monedas para Mateo');
    await user.click(within(place()).getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Decisión deshecha');
    expect(askedOf(api, undoDecision)).toEqual([{ requestId: makeRequest().requestId }]);
  });

  it('says one point as one', async () => {
    const { user, api } = await page(makeRequest({ amounts: { points: 1, coinsCents: 100 } }));
    api.answer(approveRequest, () => ({ balance }));
    await user.click(firstButton('Aprobar'));
    expect(await screen.findByText('+1 Punto y +1 Moneda para Mateo')).toBeTruthy();
  });

  it.each([
    ['work', 'actividad', ['Aún no está terminada', 'Es de otro día', 'Otro motivo'], 'Di qué salió bien'],
    ['a reward', 'canje', ['Mejor otro día', 'Otro motivo'], 'Di por qué hoy no'],
    ['the prize of a goal', 'hito', ['Mejor otro día', 'Otro motivo'], 'Di por qué hoy no'],
  ] as const)('asks why not in words that fit %s', async (_, kind, reasons, hint) => {
    const { user } = await page(makeRequest({ kind }));
    await user.click(firstButton('Rechazar'));
    const asked = within(screen.getByRole('dialog'));
    expect(asked.getAllByRole('radio').map((option) => option.closest('label')?.textContent)).toEqual(reasons);
    expect(asked.getByText(hint, { exact: false })).toBeTruthy();
  });

  it('shows its outcome where it stood, whoever decided, and puts the list in order on the next visit', async () => {
    const [first, second, third] = [401, 402, 403].map((id) =>
      makeRequest({ requestId: idOf(id), title: `Tarea ${id}` }),
    );
    const decided = { ...first!, state: 'aprobada' as const, decidedByName: 'Andrés', canUndo: true };
    let waiting = [first!, second!];
    let done: ReturnType<typeof makeRequest>[] = [];
    const api = familyApi(makeChild()).answer(listApprovals, ({ state }) => ({
      requests: state === 'resueltas' ? done : waiting,
      pending: waiting.length,
      toDeliver: 0,
      nextCursor: null,
    }));
    const { client, show } = renderWithKit(<ApprovalsPage />, { api });
    const titles = () => screen.getAllByRole('button', { name: /^Tarea/ }).map(({ textContent }) => textContent);
    await screen.findByRole('button', { name: 'Tarea 402' });

    waiting = [third!, second!];
    done = [decided];
    await makeStale(client, ['approvals']);
    const card = (await screen.findAllByText('Aprobada por Andrés'))[0]!.closest<HTMLElement>('li')!;
    expect(within(card).getByText('Tarea 401')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Deshacer' })).toBeTruthy();
    expect(screen.getAllByText('Aprobada por Andrés')).toHaveLength(2);
    const spoken = screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Aprobada por Andrés');
    expect(spoken.map((status) => status.closest('li'))).toEqual([card]);
    expect(titles()).toEqual(['Tarea 401', 'Tarea 402', 'Tarea 403']);

    show(<p>Otra página</p>);
    show(<ApprovalsPage />);
    await screen.findByRole('button', { name: 'Tarea 403' });
    expect(titles()).toEqual(['Tarea 403', 'Tarea 402']);
  });

  it('takes back that a prize was handed over', async () => {
    const prize = makeRequest({ kind: 'canje', state: 'aprobada', isToDeliver: true });
    let handedOver = false;
    const { user, api } = await page();
    api
      .answer(listApprovals, ({ state }) => {
        const delivered = { ...prize, isToDeliver: false, isDelivered: true, canUndoDelivery: true };
        const lists = {
          pendiente: [],
          por_entregar: handedOver ? [] : [prize],
          resueltas: handedOver ? [delivered] : [],
        };
        return { requests: lists[state ?? 'pendiente'], pending: 0, toDeliver: 1, nextCursor: null };
      })
      .answer(markDelivered, () => {
        handedOver = true;
        return { balance };
      })
      .answer(undoDelivery, () => {
        handedOver = false;
        return { balance };
      });
    await user.click(screen.getByRole('tab', { name: /^Por entregar/ }));
    await user.click((await screen.findAllByRole('button', { name: 'Entregado' }))[0]!);
    const card = (await screen.findAllByText('Entregada'))[0]!.closest('li')!;
    await user.click(within(card).getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('El premio de Mateo está otra vez por entregar.');
    expect(await screen.findAllByRole('button', { name: 'Entregado' })).not.toHaveLength(0);
    expect(askedOf(api, undoDelivery)).toEqual([{ requestId: prize.requestId }]);
  });

  it('does not reject without a message for the child', async () => {
    const { user, api } = await page(makeRequest());
    api.answer(rejectRequest, () => ({ balance }));
    await user.click(firstButton('Rechazar'));
    await user.click(screen.getByRole('button', { name: 'Rechazar con este mensaje' }));
    expect(screen.getByRole('alert').textContent).toContain('Escribe un mensaje para explicarlo.');
    expect(askedOf(api, rejectRequest)).toHaveLength(0);

    await user.click(screen.getByText('Aún no está terminada'));
    await user.type(screen.getByLabelText('Un mensaje amable para Mateo'), 'Casi: falta un capítulo.');
    await user.click(screen.getByRole('button', { name: 'Rechazar con este mensaje' }));
    await screen.findByText('Rechazada');
    expect(askedOf(api, rejectRequest)).toEqual([
      {
        requestId: makeRequest().requestId,
        reasonCode: 'no_terminada',
        comment: 'Casi: falta un capítulo.',
      },
    ]);
  });

  it('approves all that may be decided once that was confirmed, and says what it left', async () => {
    const [one, two, three] = [idOf(401), idOf(402), idOf(403)];
    const { user, api } = await page(
      makeRequest({ requestId: one }),
      makeRequest({ requestId: two, canDecide: false }),
      makeRequest({ requestId: three }),
    );
    api.answer(approveAllRequests, () => ({
      approved: [one],
      skipped: [{ requestId: three, why: 'above_limit' as const }],
    }));
    await user.click(screen.getByRole('button', { name: 'Aprobar todas' }));
    expect(askedOf(api, approveAllRequests)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aprobar todas' }));
    await screen.findByText('1 aprobada');
    expect(screen.getByText('1 queda para revisarla con calma.')).toBeTruthy();
    expect(askedOf(api, approveAllRequests)).toEqual([{ requestIds: [one, three] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names who was faster', async () => {
    const { user, api } = await page(makeRequest());
    api.answer(approveRequest, () => {
      throw new ApiError({ code: 'request_already_resolved', details: { name: 'Andrés' } });
    });
    await user.click(firstButton('Aprobar'));
    expect(await screen.findByText('Ya lo resolvió Andrés')).toBeTruthy();
  });

  it('offers no decision to who may only look', async () => {
    await page(makeRequest({ canDecide: false }));
    expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
    expect(screen.getAllByText('Solo puedes ver.')).not.toHaveLength(0);
  });

  it('reaches every decision, however many there are', async () => {
    const decided = Array.from({ length: 160 }, (_, at) =>
      makeRequest({ requestId: idOf(1000 + at), title: `Decisión ${at + 1}`, state: 'aprobada' }),
    );
    const { user, api } = await page();
    api.answer(listApprovals, ({ state, cursor, limit = 50 }) => {
      if (state !== 'resueltas') return { requests: [], pending: 0, toDeliver: 0, nextCursor: null };
      const from = Number(cursor ?? 0);
      const to = from + Number(limit);
      return {
        requests: decided.slice(from, to),
        pending: 0,
        toDeliver: 0,
        nextCursor: to < decided.length ? String(to) : null,
      };
    });
    await user.click(screen.getByRole('tab', { name: 'Resueltas' }));
    for (const last of [50, 100, 150]) {
      await screen.findAllByText(`Decisión ${last}`);
      await user.click(screen.getByText('Ver más'));
    }
    expect(await screen.findAllByText('Decisión 160')).toBeTruthy();
    expect(screen.getAllByText('Decisión 51')).toBeTruthy();
    expect(screen.queryByText('Ver más')).toBeNull();
    expect(screen.getByRole('button', { name: /^Todas/ }).textContent).toContain('160');
  });

  it('says that everything is done when nothing waits', async () => {
    await page();
    await waitFor(() => expect(screen.getByText('No hay nada por aprobar')).toBeTruthy());
  });
});
