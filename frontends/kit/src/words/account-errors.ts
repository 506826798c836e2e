import type { ErrorCode } from '@alcancia/contracts/errors';

import type { SayError } from './errors.js';

/** Sign-up, sign-in, links: texts of spec 1 §5 and §8. */
export const accountErrors = {
  credentials_wrong: () => ({ title: 'Email o contraseña incorrectos' }),
  email_not_confirmed: () => ({ title: 'Por favor confirma tu email antes de iniciar sesión' }),
  email_taken: () => ({ title: 'Este email ya está registrado. Intenta iniciar sesión.' }),
  password_too_short: () => ({ title: 'La contraseña debe tener al menos 6 caracteres' }),
  password_too_common: () => ({ title: 'Esa contraseña es muy común', text: 'Elige otra que solo conozcas tú.' }),
  passwords_differ: () => ({ title: 'Las contraseñas no coinciden' }),
  consent_missing: () => ({ title: 'Debes confirmar ser mayor de 18 años y aceptar los términos' }),
  too_many_sign_ins: () => ({ title: 'Demasiados intentos', text: 'Espera 60 segundos antes de intentar nuevamente' }),
  link_invalid: () => ({ title: 'El enlace no es válido', text: 'Pide uno nuevo.' }),
  link_expired: () => ({ title: 'El enlace ha caducado', text: 'Pide uno nuevo.' }),
  account_deleted: () => ({ title: 'Esta cuenta fue eliminada' }),
} as const satisfies Partial<Record<ErrorCode, SayError>>;
