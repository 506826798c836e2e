import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { decideProposal, type Proposal } from '@alcancia/contracts/assistant';
import { proposalMs } from '@alcancia/contracts/assistant-limits';
import { approveRequest, createActivity } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { AssistantPanel } from './assistant-panel.js';
import { aLine, type FarEnd } from './testing/far-end.js';

const proposalId = '7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f10';
const requestId = '7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f11';
const activity: Extract<Proposal['act'], { kind: 'actividad' }> = {
  kind: 'actividad',
  activity: {
    title: 'Barrer',
    description: '',
    steps: [],
    emoji: '⭐',
    category: 'hogar',
    points: 10,
    coinsCents: 500,
    evidence: 'ninguna',
    timeOfDay: 'cualquiera',
    schedule: { mode: 'unica' },
    childIds: [requestId],
  },
};

let api: FakeApi;
let end: FarEnd;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => {
  jest.useRealTimers();
});

async function aPanelWith(proposed: Proposal['act']): Promise<void> {
  renderWithKit(<AssistantPanel line={aLine((opened) => (end = opened))} />, { api, at: '/assistant' });
  await act(async () => end.opened());
  const proposal = { proposalId, expiresAt: new Date(Date.now() + proposalMs).toISOString(), act: proposed };
  end.tell({ type: 'connection_established' }, { type: 'action_proposed', message: 'Puedo crear «Barrer».', proposal });
}
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const asked = (subject: string): unknown[] =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);

describe('what MetaBot proposes', () => {
  test('is confirmed first, and then done with the own rights', async () => {
    api.answer(decideProposal, () => ({}));
    api.answer(createActivity, () => ({ activityId: requestId }));
    await aPanelWith(activity);
    screen.getByText('Puedo crear «Barrer».');
    screen.getByRole('group', { name: '¿Lo confirmas?' });
    tap('Confirmar');
    await screen.findByText('Actividad creada');
    expect(asked(decideProposal.subject)).toEqual([{ proposalId, decision: 'confirm' }]);
    expect(asked(createActivity.subject)).toEqual([activity.activity]);
    expect(screen.queryByRole('group', { name: '¿Lo confirmas?' })).toBeNull();
    expect(screen.getByText('Puedo crear «Barrer».').closest('.msg')).not.toBeNull();
  });

  test('that is a redemption is approved', async () => {
    api.answer(decideProposal, () => ({}));
    api.answer(approveRequest, () => ({
      balance: { points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 },
    }));
    await aPanelWith({ kind: 'canje', requestId });
    tap('Confirmar');
    await screen.findByText('Canje aprobado');
    expect(asked(approveRequest.subject)).toEqual([{ requestId }]);
  });

  test('is denied with one tap, and nothing is done', async () => {
    api.answer(decideProposal, () => ({}));
    await aPanelWith(activity);
    tap('No');
    await screen.findByText('De acuerdo, no se hace nada');
    expect(asked(decideProposal.subject)).toEqual([{ proposalId, decision: 'deny' }]);
    expect(asked(createActivity.subject)).toEqual([]);
  });

  test('is not done where it was not confirmed: somebody else said no', async () => {
    api.answer(decideProposal, () => {
      throw new ApiError({ kind: 'conflict', code: 'proposal_decided' });
    });
    await aPanelWith(activity);
    tap('Confirmar');
    await screen.findByText('Ya se decidió');
    expect(asked(createActivity.subject)).toEqual([]);
  });

  test('that could not be done is tried again without being confirmed anew', async () => {
    api.answer(decideProposal, () => ({}));
    let isFull = true;
    api.answer(createActivity, () => {
      if (isFull) throw new ApiError({ kind: 'conflict', code: 'activity_limit_reached', details: { limit: 50 } });
      return { activityId: requestId };
    });
    await aPanelWith(activity);
    tap('Confirmar');
    await screen.findByText('Está confirmado, pero todavía no se hizo.');
    isFull = false;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveProperty('disabled', false));
    tap('Reintentar');
    await screen.findByText('Actividad creada');
    expect(asked(decideProposal.subject)).toHaveLength(1);
  });

  test('is not confirmed any more after two minutes', async () => {
    jest.useFakeTimers();
    await aPanelWith(activity);
    screen.getByText('2:00');
    act(() => jest.advanceTimersByTime(61_000));
    screen.getByText('0:59');
    act(() => jest.advanceTimersByTime(60_000));
    screen.getByRole('group', { name: 'Pasaron los dos minutos' });
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    tap('Entendido');
    expect(screen.queryByRole('group', { name: 'Pasaron los dos minutos' })).toBeNull();
  });
});
