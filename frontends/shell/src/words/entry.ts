import { said } from '@alcancia/web-kit';

/** What protects the others, and the page that is not there. */
export const words = said({
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  notFound: 'Oops! Page not found',
  notFoundText: 'Esta página se fue a ahorrar. Tu familia sigue donde la dejaste.',
  backHome: 'Volver al inicio',
  accessUnknown: 'No pudimos comprobar tu acceso',
  accessUnknownText: 'Tus datos están a salvo. Revisa tu conexión e intenta otra vez.',
  retry: 'Reintentar',
} as const);
