import { said } from '@alcancia/web-kit';
import { achievementWords } from '@alcancia/web-kit/words/family';

const { rarities, secret, secretName, wayOf } = achievementWords;

/** 'Logros', as an adult sees them (G17). */
export const words = said({
  title: 'Logros',
  about: 'Lo que cada niño gana una vez y conserva para siempre.',
  whose: '¿De quién?',
  sum: (earned: number, all: number) => `${earned} de ${all}`,
  earned: 'Conseguidos',
  ahead: 'En camino',
  none: (name: string) => `${name} aún no tiene ninguno. El primero llega con su primera actividad aprobada.`,
  everything: 'Los tiene todos.',
  nobody: 'Aquí ves los logros de los niños cuyas actividades puedes ver.',
  noChildren: 'Aún no hay niños',
  noChildrenText: 'Sus logros aparecen aquí.',
  addChild: 'Agregar Primer Niño',
  failed: 'No pudimos cargar los logros',
  rarities,
  secret,
  secretName,
  wayOf,
});
