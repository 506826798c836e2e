import { said } from './spoken.js';

/** What is asked beside the password by acts that cannot be taken back (G27). */
export const words = said({
  password: 'Tu contraseña',
  writePassword: 'Escribe tu contraseña',
  code: 'Código de tu app',
  codeHint: 'Los 6 números que ves ahora en tu app.',
  writeCode: 'Escribe los 6 números',
  recovery: 'Código de recuperación',
  recoveryHint: 'Uno de los que guardaste. Cada uno sirve una sola vez.',
  writeRecovery: 'Escribe un código de recuperación',
  byRecovery: 'No tengo mi teléfono',
  byApp: 'Usar el código de mi app',
  noRecovery: 'Ya usaste todos tus códigos de recuperación.',
  lostBoth: '¿Tampoco los tienes? Responde a uno de nuestros correos y te ayudamos a entrar.',
  passkey: {
    use: 'Usar mi llave de acceso',
    noAnswer: 'No hubo respuesta de tu llave. Inténtalo otra vez o usa un código.',
  },
} as const);
