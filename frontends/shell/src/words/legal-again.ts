import { said } from '@alcancia/web-kit';

/** What an adult is asked when a material version of a text holds (G50). */
export const words = said({
  title: 'Cambiamos algo importante',
  text: 'Léelo con calma. Para seguir usando Alcancía necesitamos que estés de acuerdo.',
  titles: { terms: 'Términos de uso', privacy: 'Aviso de privacidad' },
  read: { terms: 'Leer Términos de uso', privacy: 'Leer Aviso de privacidad' },
  newTab: 'Se abre en otra pestaña',
  otherWay: 'Si no estás de acuerdo, cierra la sesión. No se borra nada, y lo que tus hijos ganaron sigue siendo suyo.',
  accept: 'Estoy de acuerdo',
  signOut: 'Cerrar sesión',
  failed: 'No pudimos cargar los textos',
} as const);
