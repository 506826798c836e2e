import { said } from '@alcancia/web-kit';

/** The first entry of a super administrator (G53). */
export const words = said({
  title: 'Primero protege tu cuenta',
  about: 'Quien administra Alcancía entra con una contraseña propia y una verificación en dos pasos.',
  password: { title: 'Cambia la contraseña', text: 'La que te dieron deja de servir.', act: 'Cambiar contraseña' },
  secondStep: { title: 'Añade un segundo paso', text: 'Una app de códigos o una llave de acceso.', act: 'Añadir' },
  done: 'Hecho',
  enter: 'Entrar al panel',
} as const);
