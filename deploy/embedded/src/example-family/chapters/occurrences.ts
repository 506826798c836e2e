import { claimActivity, readAgenda } from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, everyDay, on } from '../moment.js';
import { childNames, type ChildName } from '../people.js';

/** Of so many chances each child lets one pass: the weeks look lived in, and are the same whenever they are told. */
const oneIn: Record<ChildName, number> = { sofia: 9, mateo: 6, lucia: 7 };
const letsPass = (name: ChildName, daysAgo: number, index: number) => (daysAgo * 5 + index * 3) % oneIn[name] === 0;

const notes = [
  'Hoy leí el capítulo del barco pirata.',
  'Me gustó la parte en que encuentran el mapa.',
  'Leí dos cuentos, uno en voz alta para Lucía.',
  'El detective ya sabe quién fue, ¡yo también!',
  'Terminé el libro. ¿Puedo sacar otro de la biblioteca?',
];

/** Says 'Hecho' to what is due and not done yet. */
async function doWhatIsDue(family: ExampleFamily, name: ChildName, daysAgo: number): Promise<void> {
  const { childId, self } = family.child(name);
  const { today, days } = await self.ask(readAgenda, { childId });
  const due = days
    .flatMap(({ occurrences }) => occurrences)
    .filter(({ canClaim, state }) => canClaim && state === 'disponible');
  for (const [index, { activityId, evidence }] of due.entries()) {
    if (letsPass(name, daysAgo, index)) continue;
    const note = evidence === 'nota' ? { note: notes[daysAgo % notes.length] } : {};
    await self.ask(claimActivity, { childId, activityId, dueOn: today, ...note });
  }
}

/** Tries again what was sent back. */
async function tryAgain(family: ExampleFamily, name: ChildName, title: string): Promise<void> {
  const { childId, self } = family.child(name);
  const { today } = await self.ask(readAgenda, { childId });
  const activityId = family.idOf(title);
  await self.ask(claimActivity, { childId, activityId, dueOn: today, note: '¡Ahora sí, mamá!' });
}

const doToday =
  (name: ChildName, ...titles: string[]) =>
  async (family: ExampleFamily) => {
    const { childId, self } = family.child(name);
    const { today } = await self.ask(readAgenda, { childId });
    for (const title of titles) {
      const note = title === 'Leer 20 minutos' ? { note: 'Leí el principio de «El jardín secreto» y me encantó.' } : {};
      await self.ask(claimActivity, { childId, activityId: family.idOf(title), dueOn: today, ...note });
    }
  };

export const whatIsDone: Chapter = {
  title: 'Quién hace qué, día a día',
  moments: [
    ...childNames.flatMap((name, place) =>
      everyDay(`18:${place}0`, (family, daysAgo) => doWhatIsDue(family, name, daysAgo)),
    ),
    on(17, '20:00', (family) => tryAgain(family, 'mateo', 'Tender la cama')),
    on(8, '20:00', (family) => tryAgain(family, 'sofia', 'Leer 20 minutos')),
    on(0, '07:10', doToday('lucia', 'Lavarme los dientes', 'Darle de comer a Canela')),
    on(0, '07:20', doToday('mateo', 'Tender la cama', 'Pasear al perro', 'Lavar el coche con papá')),
    on(0, '07:30', doToday('sofia', 'Tender la cama', 'Leer 20 minutos')),
  ],
};
