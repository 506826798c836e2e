import { said } from '@alcancia/web-kit';

/** The first page, what protects the others, and the page that is not there. */
export const words = said({
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  hero: 'Ahorrar se aprende en casa',
  heroText: 'Tus hijos cumplen actividades, ganan Monedas y las guardan para lo que quieren. Tú lo apruebas todo.',
  start: 'Crear mi familia',
  steps: [
    { title: 'Crea un perfil', text: 'Cada niño tiene su mundo, su mascota y su PIN.' },
    { title: 'Elijan una meta', text: 'Una salida, un juguete, un paseo: lo que les ilusione.' },
    { title: 'Celebren juntos', text: 'Tú apruebas y las Monedas llegan al instante.' },
  ],
  notFound: 'Oops! Page not found',
  notFoundText: 'Esta página se fue a ahorrar. Tu familia sigue donde la dejaste.',
  backHome: 'Volver al inicio',
  accessUnknown: 'No pudimos comprobar tu acceso',
  accessUnknownText: 'Tus datos están a salvo. Revisa tu conexión e intenta otra vez.',
  retry: 'Reintentar',
} as const);
