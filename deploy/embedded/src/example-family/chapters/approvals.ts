import type { AskOf } from '@alcancia/contracts/define';
import {
  approveAllRequests,
  approveRequest,
  listApprovals,
  markDelivered,
  rejectRequest,
  undoDecision,
} from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, everyDay, on } from '../moment.js';
import type { AdultName, ChildName } from '../people.js';
import type { Person } from '../person.js';

type Reason = AskOf<typeof rejectRequest>['reasonCode'];

const approve = (by: AdultName, name: ChildName, title: string) => async (family: ExampleFamily) => {
  const { requestId } = await family.requestAbout(name, title);
  await family.adult(by).ask(approveRequest, { requestId });
};

const reject =
  (by: AdultName, name: ChildName, title: string, reasonCode: Reason, comment: string) =>
  async (family: ExampleFamily) => {
    const { requestId } = await family.requestAbout(name, title);
    await family.adult(by).ask(rejectRequest, { requestId, reasonCode, comment });
  };

const deliver = (by: AdultName, name: ChildName, title: string) => async (family: ExampleFamily) => {
  const { requestId } = await family.requestAbout(name, title, 'por_entregar');
  await family.adult(by).ask(markDelivered, { requestId });
};

/** In the evening one of the two looks at everything that was done; Daniel does on every third day. */
async function approveWorkOfTheDay(family: ExampleFamily, daysAgo: number): Promise<void> {
  const adult = family.adult(daysAgo % 3 === 0 ? 'daniel' : 'laura');
  const { requests } = await adult.ask(listApprovals, { limit: 100 });
  const requestIds = requests.filter(({ kind }) => kind === 'actividad').map(({ requestId }) => requestId);
  if (requestIds.length > 0) await adult.ask(approveAllRequests, { requestIds });
}

const goalsWaiting = async (adult: Person, state: 'pendiente' | 'por_entregar') =>
  (await adult.ask(listApprovals, { state, limit: 100 })).requests.filter(({ kind }) => kind === 'hito');

async function grantGoals(family: ExampleFamily): Promise<void> {
  const daniel = family.adult('daniel');
  for (const { requestId } of await goalsWaiting(daniel, 'pendiente')) await daniel.ask(approveRequest, { requestId });
}

/** The prizes of the last two days still wait for it. */
async function handOverGoals(family: ExampleFamily, daysAgo: number): Promise<void> {
  if (daysAgo <= 2) return;
  const laura = family.adult('laura');
  for (const { requestId } of await goalsWaiting(laura, 'por_entregar')) await laura.ask(markDelivered, { requestId });
}

/** An approval taken back because it came too early, and given again. */
async function changeMind(family: ExampleFamily): Promise<void> {
  const decided = await family.requestAbout('mateo', 'Pasear al perro', 'resueltas');
  await family.adult('laura').ask(undoDecision, { requestId: decided.requestId });
  await family.settled();
  await approve('laura', 'mateo', 'Pasear al perro')(family);
}

export const decisions: Chapter = {
  title: 'Lo que deciden Laura y Daniel',
  moments: [
    ...everyDay('20:30', approveWorkOfTheDay),
    ...everyDay('12:30', grantGoals),
    ...everyDay('18:50', handOverGoals),

    on(
      17,
      '19:40',
      reject('laura', 'mateo', 'Tender la cama', 'no_terminada', '¡Vas muy bien! Solo falta acomodar la almohada.'),
    ),
    on(
      8,
      '19:40',
      reject(
        'daniel',
        'sofia',
        'Leer 20 minutos',
        'no_terminada',
        'Cuéntame un poco más de la historia. ¿Qué pasó al final?',
      ),
    ),
    on(
      4,
      '19:40',
      reject(
        'laura',
        'mateo',
        'Pasear al perro',
        'otro_dia',
        'Hoy llovió y Canela se quedó en casa. Mañana salen los dos.',
      ),
    ),
    on(1, '20:40', changeMind),
    on(
      1,
      '21:05',
      reject(
        'laura',
        'lucia',
        'Un oso de peluche',
        'otro_dia',
        '¡Lo lograste! La tienda abre el sábado: pídelo otra vez y vamos juntas.',
      ),
    ),

    on(22, '20:00', approve('laura', 'mateo', 'Una hora de videojuegos')),
    on(21, '18:00', deliver('laura', 'mateo', 'Una hora de videojuegos')),
    on(23, '20:20', deliver('laura', 'lucia', 'Un cuento más')),
    on(17, '20:00', approve('daniel', 'sofia', 'Noche de película')),
    on(16, '21:30', deliver('daniel', 'sofia', 'Noche de película')),
    on(19, '20:00', approve('laura', 'mateo', 'Sobre de estampas')),
    on(18, '18:00', deliver('laura', 'mateo', 'Sobre de estampas')),
    on(15, '20:20', deliver('laura', 'lucia', 'Un cuento más')),
    on(14, '20:00', approve('laura', 'sofia', 'Elegir la cena')),
    on(13, '20:45', deliver('daniel', 'sofia', 'Elegir la cena')),
    on(10, '20:00', approve('daniel', 'mateo', 'Helado en el parque')),
    on(9, '18:30', deliver('daniel', 'mateo', 'Helado en el parque')),
    on(7, '20:00', approve('laura', 'sofia', 'Un libro nuevo')),
    on(6, '17:00', deliver('laura', 'sofia', 'Un libro nuevo')),
    on(
      5,
      '20:00',
      reject(
        'laura',
        'mateo',
        'Dormir más tarde el sábado',
        'otro_dia',
        'Este domingo salimos temprano. ¿Lo guardamos para el próximo?',
      ),
    ),
    on(4, '20:00', approve('laura', 'lucia', 'Helado en el parque')),
    on(3, '17:30', deliver('laura', 'lucia', 'Helado en el parque')),
    on(3, '20:00', approve('daniel', 'sofia', 'Croquetas para el refugio')),
    on(1, '20:00', approve('laura', 'sofia', 'Helado en el parque')),

    on(0, '07:40', approve('daniel', 'lucia', 'Darle de comer a Canela')),
    on(0, '07:50', approve('laura', 'mateo', 'Pasear al perro')),
    on(0, '07:55', approve('daniel', 'sofia', 'Tender la cama')),
    on(
      0,
      '08:00',
      reject('laura', 'mateo', 'Tender la cama', 'no_terminada', '¡Buen trabajo! Falta la almohada: casi lo tienes.'),
    ),
  ],
};
