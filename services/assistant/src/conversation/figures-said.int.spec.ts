import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { respond } from '@alcancia/contracts/assistant';
import type { CallerShape } from '@alcancia/contracts/caller';
import { readFamilyDashboard } from '@alcancia/contracts/family';
import { Failure, failure, type RequestMessage } from '@alcancia/server-kit';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aChildToday } from '../../test/a-family-that-answers.js';
import { anAssistant } from '../../test/an-assistant.js';
import type { FamilyToday } from '../lookups/family-figures.client.js';

const [mateoId, sofiaId] = ['7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f10', '7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f11'];
const child = (childId: string, displayName: string): FamilyToday['children'][number] => ({
  ...aChildToday(childId, displayName),
  balance: { points: 320, availableCents: 4_500, reservedCents: 0, pendingCents: 0 },
  level: { level: 2, name: 'Brote', totalPoints: 320, pointsIntoLevel: 20, pointsForNext: 100 },
  todayDone: 2,
  todayInReview: 1,
  todayTotal: 4,
});
const goal: FamilyToday['children'][number]['mainGoal'] = {
  id: '7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f12',
  title: 'Bicicleta azul',
  emoji: '🚲',
  targetPoints: 1_000,
  dueAt: null,
  prize: { kind: 'texto', text: 'la bicicleta azul' },
  progress: { childId: mateoId, childName: 'Mateo', points: 640, percent: 64, state: 'activa', milestones: [] },
};
const today: FamilyToday = {
  today: '2026-11-26',
  pending: 1,
  firstPending: [],
  children: [
    { ...child(mateoId, 'Mateo'), mainGoal: goal },
    { ...child(sofiaId, 'Sofía'), todayTotal: 0 },
  ],
  week: Array.from({ length: 7 }, (_, at) => ({
    date: `2026-11-${23 + at}`,
    approved: at < 2 ? [{ childId: mateoId, count: 3 }] : [],
  })),
};

let service: TestService;
const asked: RequestMessage[] = [];
let answered: () => FamilyToday = () => today;
beforeAll(async () => {
  service = await anAssistant();
  await service.bus.serve(
    new Map([
      [
        readFamilyDashboard.subject,
        async (message) => {
          asked.push(message);
          try {
            return { ok: true, data: answered(), isReplayed: false };
          } catch (error) {
            return { ok: false, error: (error as Failure).toWire(message.correlationId) };
          }
        },
      ],
    ]),
  );
});
afterAll(() => service.close());

const ask = (question: string, adult: CallerShape = anAdult()) =>
  service.ask(respond, adult, { mode: 'guia', question });

it.each([
  [
    '¿Cómo voy esta semana?',
    'Mateo: 6 actividades aprobadas esta semana, 320 puntos en total.\nSofía: 0 actividades aprobadas esta semana, 320 puntos en total.\n1 solicitud espera en Aprobaciones.',
  ],
  [
    '¿Qué actividades hay hoy?',
    'Mateo hizo hoy 2 de 4 actividades; 1 espera revisión.\nSofía no tiene actividades hoy.\n1 solicitud espera en Aprobaciones.',
  ],
  [
    '¿Cuánto falta para mis metas?',
    'A Mateo le faltan 360 puntos para «Bicicleta azul»: lleva 640 de 1000.\nSofía no tiene una meta ahora.\n1 solicitud espera en Aprobaciones.',
  ],
])('«%s» is looked up', async (question, message) => {
  expect(await ask(question)).toEqual({ kind: 'looked-up', message });
});

it('is asked as whoever asks, for nothing else', async () => {
  const adult = anAdult({ children: [mateoId] });
  asked.length = 0;
  await ask('¿Cómo voy esta semana?', adult);
  expect(asked.map(({ input, caller }) => ({ input, caller }))).toEqual([{ input: {}, caller: adult }]);
});

it('without children it says where the first profile is made', async () => {
  answered = () => ({ ...today, children: [], pending: 0 });
  expect(await ask('¿Cómo voy esta semana?')).toMatchObject({
    message: 'Todavía no hay perfiles de niños. Crea el primero en Mis Niños.',
  });
});

it.each([
  ['refuses', () => Promise.reject(failure('not_permitted'))],
  ['is away', () => Promise.reject(failure('unavailable'))],
])('where the family service %s it says where the figures stand', async (_what, fault) => {
  const error = await fault().catch((thrown: Failure) => thrown);
  answered = () => {
    throw error;
  };
  expect(await ask('¿Cómo voy esta semana?')).toMatchObject({ kind: 'fallback' });
});
