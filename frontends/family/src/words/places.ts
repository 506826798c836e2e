import type { OutputOf } from '@alcancia/contracts/define';
import type { readPlanPlaces } from '@alcancia/contracts/identity';
import { format, said } from '@alcancia/web-kit';

type PlanLimits = OutputOf<typeof readPlanPlaces>['limits'];

const beyond = (names: readonly string[]): string => format.listOf(names);

/** Who has a place where the plan is too small for everybody (G29). */
export const words = said({
  strip: 'Lugares de tu plan',
  children: (names: readonly string[], plan: string, max: number) =>
    `Tu plan ${plan} es para ${format.count(max, 'niño', 'niños')}. Fuera del plan: ${beyond(names)}.`,
  childrenText: 'No se borra nada: se ve todo y lo ganado se puede gastar. Lo nuevo espera a que haya lugar.',
  guardians: (names: readonly string[], plan: string, max: number) =>
    `Tu plan ${plan} es para ${format.count(max, 'tutor invitado', 'tutores invitados')}. Por ahora solo miran: ${beyond(names)}.`,
  choose: 'Elegir quién sigue',
  morePlaces: 'Ver los planes',
  title: '¿Quién sigue en tu plan?',
  childrenField: 'Niños',
  guardiansField: 'Tutores',
  room: ({ planName, maxChildren, maxGuardians }: PlanLimits) =>
    `Tu plan ${planName} es para ${[
      ...(maxChildren < 0 ? [] : [format.count(maxChildren, 'niño', 'niños')]),
      ...(maxGuardians < 0 ? [] : [format.count(maxGuardians, 'tutor invitado', 'tutores invitados')]),
    ].join(' y ')}.`,
  hint: 'Los demás se quedan como están, a la vista. Puedes cambiarlo cuando quieras.',
  tooManyChildren: (max: number) => `Elige hasta ${format.count(max, 'niño', 'niños')}.`,
  tooManyGuardians: (max: number) => `Elige hasta ${format.count(max, 'tutor', 'tutores')}.`,
  save: 'Guardar',
  saved: { title: 'Guardado', text: 'Ya vale en todas las pantallas.' },
  tag: 'Fuera del plan',
  ofChild: (name: string) =>
    `${name} está fuera de tu plan: se ve todo y lo ganado se puede gastar, pero no empieza nada nuevo.`,
  ofChildForOthers: (name: string) =>
    `${name} está fuera del plan de su familia: se ve todo y lo ganado se puede gastar, pero no empieza nada nuevo.`,
  toChoose: 'Elegir en Mis Niños',
});
