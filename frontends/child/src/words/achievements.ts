import { achievementWords } from '@alcancia/web-kit/words/family';

const { secret, secretName, wayOf } = achievementWords;

/** 'Logros' of a child (G17). */
export const words = {
  title: 'Logros',
  text: 'Tuyos para siempre',
  sum: (earned: number, all: number) => `${earned} de ${all}`,
  earned: 'Los que ya tienes',
  ahead: 'Los que vienen',
  none: 'El primero llega cuando te aprueben una actividad.',
  everything: '¡Los tienes todos!',
  fresh: 'Nuevo',
  secret,
  secretName,
  secretText: 'Es una sorpresa: sigue y un día aparece.',
  wayOf,
  earnedOn: (day: string) => `Lo ganaste el ${day}`,
};
