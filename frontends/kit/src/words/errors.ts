import type { ErrorCode, ErrorDetails } from '@alcancia/contracts/errors';

import type { ApiError } from '../api/api-error.js';
import { accountErrors } from './account-errors.js';
import { familyErrors } from './family-errors.js';
import { profileErrors } from './profile-errors.js';

/** How an error is said: what happened, and what to do. */
export interface ErrorWords {
  readonly title: string;
  readonly text?: string;
}

export type SayError = (details: ErrorDetails) => ErrorWords;

const anyRoom = {
  invalid_input: () => ({ title: 'Revisa los datos', text: 'Algún campo no es correcto.' }),
  idempotency_key_missing: () => ({ title: 'Ocurrió un error inesperado' }),
  idempotency_key_reused: () => ({ title: 'Ocurrió un error inesperado', text: 'Vuelve a cargar e intenta otra vez.' }),
  request_in_progress: () => ({ title: 'Espera un momento', text: 'Ya lo estamos haciendo.' }),
  not_signed_in: () => ({ title: 'Inicia sesión para continuar' }),
  session_ended: () => ({ title: 'Tu sesión terminó', text: 'Inicia sesión otra vez.' }),
  profile_not_chosen: () => ({ title: 'Elige un perfil para continuar' }),
  not_for_this_profile: () => ({ title: 'Este perfil no puede hacer esto' }),
  not_permitted: () => ({ title: 'No tienes permiso', text: 'Pide acceso a quien administra la familia.' }),
  not_found: () => ({ title: 'No lo encontramos', text: 'Puede que ya no exista.' }),
  changed_before: () => ({ title: 'Alguien lo cambió antes. Vuelve a cargar.' }),
  rate_limited: () => ({ title: 'Demasiados intentos', text: 'Espera 60 segundos antes de intentar nuevamente' }),
  body_too_large: () => ({ title: 'Es demasiado grande', text: 'Prueba con algo más pequeño.' }),
  internal: () => ({ title: 'Ocurrió un error inesperado' }),
  unavailable: () => ({ title: 'No pudimos conectar', text: 'Revisa tu conexión e intenta otra vez.' }),
} as const satisfies Partial<Record<ErrorCode, SayError>>;

/** Words for every error code; the compiler notices a missing one. */
export const errorWords: Readonly<Record<ErrorCode, SayError>> = {
  ...anyRoom,
  ...accountErrors,
  ...profileErrors,
  ...familyErrors,
};

/** What to say about this error. An unexpected one names its correlation id, so that support can find it (G52). */
export function wordsFor({
  code,
  details,
  correlationId,
}: Pick<ApiError, 'code' | 'details' | 'correlationId'>): ErrorWords {
  const said = errorWords[code](details);
  return code === 'internal' && correlationId ? { ...said, text: `Código: ${correlationId}` } : said;
}
