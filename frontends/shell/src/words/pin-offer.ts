import { said } from '@alcancia/web-kit';

/** After an adult without a PIN came in by password (G2, G28). */
export const words = said({
  title: '¿Quieres un PIN para entrar?',
  text: 'Con cuatro números vuelves a tu perfil sin escribir la contraseña. Lo cambias cuando quieras en Mi Perfil.',
  make: 'Crear mi PIN',
  later: 'Ahora no',
} as const);
