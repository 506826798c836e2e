import { describe, expect, it, test } from '@jest/globals';

import { labelledQuestions } from '../../test/questions/index.js';
import { activityWished, asksForApproval, redemptionsMeant } from './wish.policy.js';

const [ana, mateo, sofia] = [
  { childId: 'ana', displayName: 'Ana' },
  { childId: 'mateo', displayName: 'Mateo' },
  { childId: 'sofia', displayName: 'Sofía' },
];
const all = [ana, mateo, sofia];

describe('an activity that is wished', () => {
  test.each<[string, object]>([
    [
      'Crea la actividad «Leer 20 minutos» para Ana con 20 puntos',
      { title: 'Leer 20 minutos', points: 20, coins: null, children: [ana], schedule: { mode: 'unica' } },
    ],
    [
      'crea una actividad llamada tender la cama para Mateo y Sofia por 15 puntos y 5 monedas todos los días',
      { title: 'Tender la cama', points: 15, coins: 5, children: [mateo, sofia], schedule: { mode: 'diaria' } },
    ],
    [
      'Por favor, agrega la tarea regar las plantas los lunes y jueves para todos mis hijos',
      { title: 'Regar las plantas', points: null, children: all, schedule: { mode: 'dias_semana', weekdays: [1, 4] } },
    ],
    [
      '¿Puedes crear una actividad nueva: leer para la escuela, para Ana?',
      { title: 'Leer para la escuela', children: [ana] },
    ],
    ['Ponle a Sofía la actividad "Poner la mesa"', { title: 'Poner la mesa', children: [sofia] }],
    ['Crea una tarea de matemáticas para Ana, veinte puntos', { title: 'Matemáticas', points: 20, children: [ana] }],
    [
      'Añade la actividad Barrer a Mateo cada día',
      { title: 'Barrer', children: [mateo], schedule: { mode: 'diaria' } },
    ],
    [
      'Crea una actividad para Ana y Mateo de leer 20 minutos con 20 puntos',
      { title: 'Leer 20 minutos', points: 20, children: [ana, mateo] },
    ],
    ['crea una actividad de leer por mí', { title: 'Leer', children: [] }],
    ['Crea la actividad «Barrer»', { title: 'Barrer', children: [] }],
  ])('%s', (said, expected) => {
    expect(activityWished(said, all)).toMatchObject(expected);
  });

  it('needs no name where there is one child', () => {
    expect(activityWished('Crea la actividad «Barrer»', [ana])).toMatchObject({ children: [ana] });
  });

  it.each(["D'Ana", 'Ana-Sofía', 'Leo (el grande)', 'Ñandú 2 🦊', '$^.*+?[x]{y}|/'])(
    'is for a child called %s',
    (displayName) => {
      const child = { childId: 'one', displayName };
      const said = `Crea la actividad barrer para ${displayName} con 5 puntos`;
      expect(activityWished(said, [ana, child])).toMatchObject({ title: 'Barrer', children: [child] });
    },
  );

  it.each([
    '¿Cómo creo una actividad?',
    'Quiero crear una actividad',
    'Crear actividad',
    'crea una actividad para Ana',
    '¿Qué actividades hay hoy?',
    'Dame ideas de actividades',
    'Crea una meta «Bicicleta» para Ana',
  ])('is not: %s', (said) => {
    expect(activityWished(said, all)).toBeNull();
  });
});

describe('a redemption that is to be approved', () => {
  const helado = { ...ana, title: 'Helado' };
  const cine = { ...mateo, title: 'Noche de cine' };
  const otherIceCream = { ...mateo, title: 'Helado' };

  test.each([
    ['Aprueba el canje de Ana', [helado, cine], [helado]],
    ['aprueba el helado', [helado, cine], [helado]],
    ['Acepta la noche de cine de Mateo, por favor', [helado, cine, otherIceCream], [cine]],
    ['Apruébale el premio a Mateo', [helado, cine, otherIceCream], [cine, otherIceCream]],
    ['¿Puedes aprobar el canje?', [helado, cine], [helado, cine]],
    ['Aprueba la tarea de Ana', [helado], []],
  ])('%s', (said, waiting, meant) => {
    expect(asksForApproval(said)).toBe(true);
    expect(redemptionsMeant(said, waiting)).toEqual(meant);
  });

  it.each(['¿Cómo apruebo un canje?', '¿Quién aprueba los canjes?', 'Aprobar canjes', '¿Qué pasa si no apruebo?'])(
    'is not: %s',
    (said) => {
      expect(asksForApproval(said)).toBe(false);
    },
  );
});

it('is read out of no question that a verified answer is for', () => {
  const wishes = labelledQuestions.filter(
    ({ question, intent }) =>
      intent !== null && (asksForApproval(question) || activityWished(question, [ana]) !== null),
  );
  expect(wishes).toEqual([]);
});
