import { said } from '@alcancia/web-kit';

const atFirst = (name: string): string => name || 'Alguien que ya no está';
const named = (name: string): string => name || 'alguien que ya no está';

/** Who looks after a child, and who did what to the rights over it (G1, G20, G25). */
export const words = said({
  title: 'Tutores',
  about: (name: string) => `Quién acompaña a ${name} y qué puede hacer.`,
  ownerDecides: 'Solo puedes ver. Los permisos los cambia el propietario.',
  you: 'Tú',
  beyondPlan: 'Fuera del plan: por ahora solo mira.',
  since: (day: string) => `desde el ${day}`,
  optionsOf: (name: string) => `Opciones de ${name}`,
  change: 'Cambiar permisos',
  changeTitle: (name: string, child: string) => `Permisos de ${name} con ${child}`,
  changed: { title: 'Permisos cambiados', text: 'Ya valen en todas sus pantallas.' },
  willBe: {
    guardian: 'Será Tutor: decide en las áreas completas.',
    viewer: 'Será Observador: mira, sin cambiar nada.',
  },
  save: 'Guardar Cambios',
  makeOwner: 'Pasarle la familia',
  end: 'Quitar',
  endTitle: (name: string, child: string) => `¿Quitar a ${name} de ${child}?`,
  endText: (child: string) => `Dejará de ver a ${child} enseguida, en todas sus pantallas. Lo que ya decidió se queda.`,
  ended: (name: string, child: string) => `${name} ya no acompaña a ${child}`,
  leave: 'Dejar de ser tutor',
  leaveTitle: (child: string) => `¿Dejar de ser tutor de ${child}?`,
  leaveText: (child: string) => `Dejarás de ver a ${child} enseguida. Para volver hará falta otra invitación.`,
  stay: 'Quedarme',
  left: (child: string) => `Ya no acompañas a ${child}`,
  history: 'Quién hizo qué',
  historyEmpty: 'Aquí quedará cada cambio en los permisos.',
  failed: 'No pudimos cargar los tutores',
  did: {
    invited: (by: string) => `${atFirst(by)} invitó a otro adulto`,
    accepted: (_by: string, about: string) => `${atFirst(about)} aceptó la invitación`,
    rights_changed: (by: string, about: string) => `${atFirst(by)} cambió los permisos de ${named(about)}`,
    ended: (by: string, about: string) => `${atFirst(by)} quitó a ${named(about)}`,
    left: (_by: string, about: string) => `${atFirst(about)} dejó de ser tutor`,
  },
  ownership: {
    offered: (by: string, about: string) => `${atFirst(by)} propuso pasar la familia a ${named(about)}`,
    passed: (by: string, about: string) => `La familia pasó de ${named(by)} a ${named(about)}`,
    declined: (by: string) => `${atFirst(by)} no aceptó recibir la familia`,
    withdrawn: (by: string, about: string) => `${atFirst(by)} retiró su propuesta a ${named(about)}`,
  },
});
