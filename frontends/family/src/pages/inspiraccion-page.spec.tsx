import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  archiveIdea,
  inspire,
  inspireByAi,
  type KeptIdea,
  listIdeas,
  rateIdea,
  readIdea,
  saveIdea,
  shareIdea,
} from '@alcancia/contracts/assistant';
import { createActivity, listActivities, listActivityTemplates } from '@alcancia/contracts/family';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import '../words/errors.js';
import ActivitiesPage from './activities-page.js';
import InspiraccionPage from './inspiraccion-page.js';

const fields = {
  type: 'dinamica',
  title: 'Tres frascos',
  emoji: '🫙',
  body: 'Uno para gastar.\n\nUno para guardar.',
  topic: 'ahorro',
  ageRange: '7-9',
  minutes: 20,
  materials: ['Tres frascos'],
  steps: ['Pintarlos', 'Repartir'],
} as const;
const anIdea = (more: Partial<KeptIdea> = {}): KeptIdea => ({
  ...fields,
  materials: [...fields.materials],
  steps: [...fields.steps],
  ideaId: idOf(700),
  source: 'oficial',
  status: 'publicado',
  sharedChildIds: [],
  rating: null,
  version: 1,
  ...more,
});

function aServer(idea: KeptIdea | null = null, hasAi = false) {
  let now = idea;
  const offered = { ...anIdea(), key: 'ahorro-tres-frascos' };
  const api = familyApi(makeChild())
    .answer(inspire, ({ turn }) => ({
      ideas: [{ ...offered, title: Number(turn ?? 0) === 0 ? 'Tres frascos' : 'El semáforo' }],
      hasAi,
    }))
    .answer(listIdeas, () => ({ ideas: now ? [now] : [] }))
    .answer(readIdea, () => {
      if (!now) throw new Error('there is none');
      return { idea: now };
    })
    .answer(saveIdea, ({ key: _key, ideaId: _ideaId, version, ...said }) => {
      now = { ...anIdea(now ?? {}), ...said, status: 'publicado', version: (version ?? 0) + 1 };
      return { ideaId: idOf(700), version: now.version };
    })
    .answer(shareIdea, ({ childIds }) => {
      now = { ...anIdea(now ?? {}), sharedChildIds: childIds };
      return {};
    })
    .answer(rateIdea, ({ rating }) => {
      now = { ...anIdea(now ?? {}), rating };
      return {};
    })
    .answer(archiveIdea, ({ isArchived }) => {
      now = { ...anIdea(now ?? {}), status: isArchived ? 'archivado' : 'publicado' };
      return {};
    });
  return { api, set: (next: KeptIdea) => (now = next) };
}

async function open({ api, at = '/inspiraccion' }: { api: ReturnType<typeof aServer>['api']; at?: string }) {
  const view = renderWithKit(<InspiraccionPage />, { api, at });
  await screen.findByRole('heading', { name: 'InspirAcción' });
  return view;
}
const dialog = () => screen.findByRole('dialog');

describe('«Inspírame»', () => {
  test('asks for topic, age and minutes, and brings others on request', async () => {
    const { api } = aServer();
    const { user } = await open({ api });
    await user.click(screen.getByRole('radio', { name: 'Generosidad' }));
    await user.selectOptions(screen.getByLabelText('Edad'), '10-12');
    await user.selectOptions(screen.getByLabelText('Tiempo'), '60');
    await user.click(screen.getByRole('button', { name: 'Inspírame' }));
    await screen.findByRole('button', { name: /^Tres frascos/ });
    await user.click(screen.getByRole('button', { name: 'Ver otras tres' }));
    await screen.findByRole('button', { name: /^El semáforo/ });
    const wish = { topic: 'generosidad', ageRange: '10-12', minutes: '60' };
    expect(askedOf(api, inspire)).toEqual([
      { ...wish, turn: '0' },
      { ...wish, turn: '1' },
    ]);
    expect(screen.queryByRole('button', { name: 'Pedir una a la IA' })).toBeNull();
  });

  test('an idea is read whole, kept as it is, and then stands among the own ones', async () => {
    const { api } = aServer();
    const { user } = await open({ api });
    await screen.findByText('Aquí se guardan tus ideas');
    await user.click(screen.getByRole('button', { name: 'Inspírame' }));
    await user.click(await screen.findByRole('button', { name: /^Tres frascos/ }));
    expect(within(await dialog()).getByText('La escribió el equipo de Alcancía.')).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Convertir en actividad' });
    expect(askedOf(api, saveIdea)).toMatchObject([{ ...fields, key: 'ahorro-tres-frascos' }]);
  });

  test('what the AI wrote says so, before and after it is kept', async () => {
    const { api, set } = aServer(null, true);
    const draft = anIdea({ source: 'ia', status: 'borrador' });
    api.answer(inspireByAi, () => {
      set(draft);
      return { kind: 'written' as const, idea: draft };
    });
    const { user } = await open({ api });
    await user.click(screen.getByRole('button', { name: 'Inspírame' }));
    await user.click(await screen.findByRole('button', { name: 'Pedir una a la IA' }));
    expect(await within(await dialog()).findByText('La escribió la IA. Léela antes de usarla.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('button', { name: 'Compartir' })).toBeTruthy();
    expect(screen.getByText('La escribió la IA. Léela antes de usarla.')).toBeTruthy();
  });

  test.each([
    ['limit', { kind: 'limit', most: 50 } as const, 'Límite alcanzado'],
    ['away', { kind: 'away' } as const, 'La IA no respondió bien'],
  ])('where the AI gives none (%s) it is said', async (_kind, answer, said) => {
    const { api } = aServer(null, true);
    api.answer(inspireByAi, () => answer);
    const { user } = await open({ api });
    await user.click(screen.getByRole('button', { name: 'Inspírame' }));
    await user.click(await screen.findByRole('button', { name: 'Pedir una a la IA' }));
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('an own idea', () => {
  const at = `/inspiraccion?idea=${idOf(700)}`;

  test('is shared with children by face, and says with whom', async () => {
    const { api } = aServer(anIdea());
    const { user } = await open({ api, at });
    await user.click(await screen.findByRole('button', { name: 'Compartir' }));
    await user.click(screen.getByRole('checkbox', { name: /Mateo/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Compartida con Mateo')).toBeTruthy();
    expect(askedOf(api, shareIdea)).toEqual([{ ideaId: idOf(700), childIds: [idOf(1)] }]);
  });

  test('gets stars, and loses them by a second tap', async () => {
    const { api } = aServer(anIdea());
    const { user } = await open({ api, at });
    await user.click(await screen.findByRole('button', { name: '4 estrellas' }));
    expect((await screen.findByRole('button', { name: '4 estrellas', pressed: true })).textContent).toBe('');
    await user.click(screen.getByRole('button', { name: '4 estrellas' }));
    await screen.findByText('Sin estrellas');
    expect(askedOf(api, rateIdea).map(({ rating }) => rating)).toEqual([4, null]);
  });

  test('is put away with a way back', async () => {
    const { api } = aServer(anIdea());
    const { user } = await open({ api, at });
    await user.click(await screen.findByRole('button', { name: 'Archivar' }));
    // What is said moves out of the dialog that closes.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(askedOf(api, archiveIdea).map(({ isArchived }) => isArchived)).toEqual([true, false]));
  });

  test('is changed, and what is missing is said before it is sent', async () => {
    const { api } = aServer(anIdea());
    const { user } = await open({ api, at: `/inspiraccion?edit=${idOf(700)}` });
    await user.clear(await screen.findByLabelText('Cuéntala'));
    await user.click(screen.getByRole('button', { name: 'Añadir paso' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('Escribe de qué se trata.')).toBeTruthy();
    expect(screen.getByText('Escribe cada paso o quítalo.')).toBeTruthy();
    expect(askedOf(api, saveIdea)).toEqual([]);
    await user.type(screen.getByLabelText('Cuéntala'), 'Otra cosa.');
    await user.type(screen.getByLabelText('Paso 3'), 'Contar');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Cambios guardados');
    expect(askedOf(api, saveIdea)).toMatchObject([
      { ideaId: idOf(700), version: 1, body: 'Otra cosa.', steps: ['Pintarlos', 'Repartir', 'Contar'] },
    ]);
  });

  test('cannot become an activity while that section is closed', async () => {
    const { api } = aServer(anIdea());
    const { readProgress, onboardingSteps } = await import('@alcancia/contracts/family');
    api.answer(readProgress, () => ({
      unlocked: { children: true, goals: true, activities: false, challenges: false, rewards: false },
      steps: onboardingSteps.map((step) => ({ step, isDone: false })),
      percent: 14,
    }));
    await open({ api, at });
    const convert = await screen.findByRole<HTMLButtonElement>('button', { name: 'Convertir en actividad' });
    expect(convert.disabled).toBe(true);
    expect(screen.getByText('Para convertirla en actividad, primero crea al menos una meta.')).toBeTruthy();
  });
});

test('the activity that an idea becomes keeps its steps', async () => {
  const { seedOf } = await import('../inspiraccion/idea-seed.js');
  const { seededBy } = await import('../activity-seed.js');
  const api = familyApi(makeChild())
    .answer(listActivities, () => ({ activities: [], nextCursor: null }))
    .answer(listActivityTemplates, () => ({ templates: [] }))
    .answer(createActivity, () => ({ activityId: idOf(800) }));
  const state = seededBy(seedOf(idOf(700), anIdea()));
  const { user } = renderWithKit(<ActivitiesPage />, { api, at: '/activities?new=1', state });
  expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Tres frascos');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Actividad creada');
  expect(askedOf(api, createActivity)).toMatchObject([
    {
      title: 'Tres frascos',
      description: 'Uno para gastar. Uno para guardar.',
      steps: ['Pintarlos', 'Repartir'],
      category: 'dinero',
      schedule: { mode: 'unica' },
    },
  ]);
});
