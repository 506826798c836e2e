import { said } from '@alcancia/web-kit';

/** The guide from the first child to the first coin (G28). */
export const words = said({
  nextStep: 'Siguiente paso',
  headings: {
    begin: 'Primeros pasos',
    going: 'Tu familia va tomando forma',
    almost: 'Tu familia está casi lista',
    done: '¡Tu familia está lista!',
  },
  allDone: 'Hiciste todo lo que hoy se puede hacer. Lo que falta llegará más adelante.',
  steps: (done: number, all: number) => `${done} de ${all} pasos`,
  oneLeft: 'Falta 1 paso de los que hoy se pueden dar.',
  systemProgress: 'Progreso del Sistema',
  handOver: {
    toDo: (name: string) => `Ahora le toca a ${name}: entra, hace su actividad y toca «Hecho».`,
    toShow: (name: string) => `${name} ya ganó su primer premio: que entre y lo vea.`,
    action: (name: string) => `Dale la tablet a ${name}`,
  },
  nothingToday: {
    text: 'Hoy no le toca ninguna actividad a nadie. Crea una para hoy o vuelve el día que toque.',
    action: 'Crear actividad',
    to: '/activities?new=1',
  },
  next: {
    children: { text: 'Crea el perfil de un niño', action: 'Agregar Primer Niño', to: '/children?new=1' },
    goals: { text: 'Pon una primera meta', action: 'Crear meta', to: '/goals?new=1' },
    activities: { text: 'Crea una primera actividad', action: 'Crear actividad', to: '/activities?new=1' },
    approve: {
      text: 'Ya hay algo hecho: apruébalo y su premio llegará al momento',
      action: 'Ver y aprobar',
      to: '/approvals',
    },
    rewards: { text: 'Añade una recompensa', action: 'Crear recompensa', to: '/rewards?new=1' },
  },
});
