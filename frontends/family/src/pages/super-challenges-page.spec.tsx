import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import {
  cancelChallenge,
  type ChallengeView,
  createChallenge,
  listActivities,
  listChallenges,
  listOfficialChallenges,
  type OfficialChallenge,
  readChallenge,
  updateChallenge,
} from '@alcancia/contracts/family';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeActivity, makeChallenge, makeChild } from '../testing/family.js';
import SuperChallengesPage from './super-challenges-page.js';

const official: OfficialChallenge = {
  officialId: idOf(700),
  title: 'Cinco días seguidos',
  description: 'Una actividad cada día.',
  emoji: '🔥',
  metric: 'racha',
  target: 5,
  mode: 'individual',
  days: 7,
  steps: ['Día 1', 'Día 2'],
  prize: { points: 50, coinsCents: 500, badge: 'Llama' },
  fromAge: 3,
  toAge: 17,
};

const mateo = makeChild();
const sofia = makeChild({ id: idOf(2), displayName: 'Sofía' });

const open = (challenges: ChallengeView[], at = '/super-challenges', family = [mateo]) => {
  const api = familyApi(...family)
    .answer(listChallenges, ({ list }) => ({ challenges: list === 'abiertos' ? challenges : [], nextCursor: null }))
    .answer(readChallenge, () => challenges[0]!)
    .answer(listActivities, () => ({ activities: [makeActivity()], nextCursor: null }))
    .answer(listOfficialChallenges, () => ({ challenges: [official] }))
    .answer(createChallenge, () => ({ challengeId: idOf(251) }))
    .answer(updateChallenge, () => ({ version: 2 }))
    .answer(cancelChallenge, () => ({}));
  return renderWithKit(<SuperChallengesPage />, { api, at });
};

const today = () => new Date().toLocaleDateString('sv-SE');

describe('Retos', () => {
  it('shows how far each child is, how long it lasts and what it brings', async () => {
    open([makeChallenge()]);
    await screen.findByRole('heading', { name: 'Cinco noches de lectura' });
    expect(screen.getByText('Individual · 50 Puntos y 15 Monedas')).toBeTruthy();
    expect(screen.getByText('3 de 5 actividades')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '«Cinco noches de lectura», Mateo' }).ariaValueNow).toBe('60');
    expect(screen.getByText('En curso')).toBeTruthy();
    expect(screen.getByText('quedan 3 días')).toBeTruthy();
  });

  it.each<[string, Partial<ChallengeView>, string]>([
    [
      'waits for who has not accepted',
      {
        mode: 'entre_hermanos',
        state: 'aceptado',
        startsAt: '2026-11-21',
        ways: [
          { ...makeChallenge().ways[0]!, state: 'aceptado', progress: 0, percent: 0 },
          { ...makeChallenge().ways[0]!, childId: idOf(2), childName: 'Sofía', state: 'publicado' },
        ],
      },
      'Falta que acepte uno · quedan 3 días',
    ],
    ['was missed, which costs nothing', { state: 'no_superado', daysLeft: 0 }, 'no resta nada'],
    ['repeats', { repeats: 'semanal' }, 'quedan 3 días · se repite cada semana'],
  ])('says of one that %s', async (_, more, foot) => {
    open([makeChallenge(more)], '/super-challenges', [mateo, sofia]);
    expect(await screen.findByText(foot)).toBeTruthy();
  });

  it('starts from an official one in two taps', async () => {
    const { user, api } = open([], '/super-challenges?new=1');
    await user.click(await screen.findByRole('button', { name: 'Cinco días seguidos' }));
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    await screen.findByText('Reto publicado');
    const last = new Date(Date.parse(today()) + 6 * 86_400_000).toISOString().slice(0, 10);
    expect(askedOf(api, createChallenge)).toEqual([
      {
        title: 'Cinco días seguidos',
        description: 'Una actividad cada día.',
        emoji: '🔥',
        metric: 'racha',
        activityId: null,
        target: 5,
        mode: 'individual',
        childIds: [idOf(1)],
        startsAt: today(),
        endsAt: last,
        steps: ['Día 1', 'Día 2'],
        prize: { points: 50, coinsCents: 500, badge: 'Llama' },
        repeats: 'nunca',
        isDraft: false,
        officialId: idOf(700),
      },
    ]);
  });

  it('says what is missing before it sends anything, and keeps a draft', async () => {
    const { user, api } = open([], '/super-challenges?new=1', [mateo, sofia]);
    await user.click(await screen.findByRole('checkbox', { name: /Mateo/ }));
    await user.click(screen.getByRole('radio', { name: 'Cooperativo' }));
    await user.click(screen.getByRole('radio', { name: 'Una actividad' }));
    await user.click(screen.getByRole('button', { name: 'Añadir paso' }));
    await user.clear(screen.getByLabelText('Puntos', { selector: 'input[inputmode]' }));
    await user.type(screen.getByLabelText('Puntos', { selector: 'input[inputmode]' }), '0');
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    for (const said of [
      'Escribe un título.',
      'Elige al menos dos niños.',
      'Elige la actividad que cuenta.',
      'Pon Puntos, monedas o una insignia.',
      'Escribe cada paso o quítalo.',
    ])
      expect(screen.getByText(said)).toBeTruthy();
    expect(askedOf(api, createChallenge)).toEqual([]);

    await user.type(screen.getByLabelText('Título'), 'Entre los dos');
    await user.click(screen.getByRole('checkbox', { name: /Sofía/ }));
    await user.click(screen.getByRole('radio', { name: 'Actividades' }));
    await user.type(screen.getByLabelText('Paso 1'), 'Empezar');
    await user.type(screen.getByLabelText('Insignia'), 'Equipo');
    await user.click(screen.getByRole('switch', { name: /Publicar ahora/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await screen.findByText('Borrador guardado');
    expect(askedOf(api, createChallenge)).toMatchObject([
      { mode: 'cooperativo', childIds: [idOf(1), idOf(2)], steps: ['Empezar'], isDraft: true, officialId: null },
    ]);
  }, 60_000);

  it('once accepted, offers only its words, a nearer target and how it repeats', async () => {
    const { user, api } = open([makeChallenge()]);
    await user.click(await screen.findByRole('button', { name: 'Opciones de Cinco noches de lectura' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await screen.findByText(/Ya lo aceptaron/);
    expect(screen.queryByLabelText('Empieza')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Puntos' })).toBeNull();
    await user.clear(screen.getByLabelText('Objetivo'));
    await user.type(screen.getByLabelText('Objetivo'), '4');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Cambios guardados');
    expect(askedOf(api, updateChallenge)).toMatchObject([{ challengeId: idOf(251), version: 1, target: 4 }]);
  });

  it('is cancelled after a question', async () => {
    const { user, api } = open([makeChallenge()]);
    await user.click(await screen.findByRole('button', { name: 'Opciones de Cinco noches de lectura' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancelar reto' }));
    expect(screen.getByText('Termina para todos sin premio. Lo que ya ganaron se queda con ellos.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar reto' }));
    await screen.findByText('Reto cancelado');
    expect(askedOf(api, cancelChallenge)).toEqual([{ challengeId: idOf(251) }]);
  });

  it('is only looked at by who may not change it', async () => {
    const viewer = makeChild({ myRole: 'viewer' });
    open([makeChallenge({ canEdit: false })], '/super-challenges?new=1', [viewer]);
    await screen.findByRole('heading', { name: 'Cinco noches de lectura' });
    expect(screen.queryByRole('button', { name: 'Nuevo Reto' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Opciones/ })).toBeNull();
    expect(screen.queryByText('Nuevo reto')).toBeNull();
  });
});
