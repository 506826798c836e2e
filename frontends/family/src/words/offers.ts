import { said } from '@alcancia/web-kit';

/** What an adult reads alike about activities, goals and rewards. */
export const words = said({
  childFilter: 'Niño',
  everyone: 'Todos',
  viewOnly: 'Solo puedes ver. Para cambiar algo, pide permiso al propietario.',
  options: (title: string) => `Opciones de ${title}`,
  edit: 'Editar',
  pause: 'Pausar',
  resume: 'Reanudar',
  archive: 'Archivar',
  restore: 'Recuperar',
  undo: 'Deshacer',
  ideas: 'Ideas para empezar',
  title: 'Título',
  titleHint: (used: number) => `${used} de 60`,
  titleMissing: 'Escribe un título.',
  titleRefused: 'Este título no se puede usar. Prueba sin signos raros.',
  emojiRefused: 'Elige otro dibujo.',
  children: 'Para quién',
  childrenMissing: 'Elige al menos un niño.',
  childrenRefused: 'Revisa a quién va dirigida.',
  description: 'Descripción',
  descriptionRefused: 'Esta descripción no se puede usar. Prueba sin signos raros.',
  save: 'Guardar',
  saved: 'Cambios guardados',
  reload: 'Volver a cargar',
});
