import { connection } from '../offline/connection.js';
import type { AnyServiceCode, ErrorDetails, ErrorKind } from '@alcancia/contracts/define-errors';
import type { ErrorCode } from '@alcancia/contracts/errors';

import type { ApiError } from '../api/api-error.js';
import { type MoneyName, moneyNow } from './money-now.js';
import { spoken } from './spoken.js';

/** How an error is said: what happened, and what to do. */
export interface ErrorWords {
  readonly title: string;
  readonly text?: string;
}

/** `money`: what the family that is here calls its coins; a micro-frontend's own copy of a module would not know it. */
type SayError = (details: ErrorDetails, money: MoneyName) => ErrorWords;

/** Words for each of these codes; the compiler notices a missing one. */
export type WordsOf<Code extends ErrorCode> = Readonly<Record<Code, SayError>>;

const anyService: WordsOf<AnyServiceCode> = {
  invalid_input: () => ({ title: 'Revisa los datos', text: 'Algún campo no es correcto.' }),
  idempotency_key_missing: () => ({ title: 'Ocurrió un error inesperado' }),
  idempotency_key_reused: () => ({ title: 'Ocurrió un error inesperado', text: 'Vuelve a cargar e intenta otra vez.' }),
  request_in_progress: () => ({ title: 'Espera un momento', text: 'Ya lo estamos haciendo.' }),
  not_signed_in: () => ({ title: 'Inicia sesión para continuar' }),
  session_ended: () => ({ title: 'Tu sesión terminó', text: 'Inicia sesión otra vez.' }),
  profile_not_chosen: () => ({ title: 'Elige un perfil para continuar' }),
  not_for_this_profile: () => ({ title: 'Este perfil no puede hacer esto' }),
  administrator_not_set_up: () => ({ title: 'Primero protege tu cuenta' }),
  section_off: () => ({ title: 'Esta sección está en pausa', text: 'Lo que guardaste sigue ahí.' }),
  child_beyond_plan: () => ({ title: 'Por ahora solo se puede ver', text: 'Lo ganado sigue ahí y se puede gastar.' }),
  not_permitted: () => ({ title: 'No tienes permiso', text: 'Pide acceso a quien administra la familia.' }),
  not_found: () => ({ title: 'No lo encontramos', text: 'Puede que ya no exista.' }),
  changed_before: () => ({ title: 'Alguien lo cambió antes. Vuelve a cargar.' }),
  rate_limited: () => ({ title: 'Demasiados intentos', text: 'Espera 60 segundos antes de intentar nuevamente' }),
  body_too_large: () => ({ title: 'Es demasiado grande', text: 'Prueba con algo más pequeño.' }),
  internal: () => ({ title: 'Ocurrió un error inesperado' }),
  unavailable: () =>
    connection.snapshot().isOffline
      ? { title: 'Sin conexión', text: 'Esto no puede esperar: hazlo otra vez cuando vuelva.' }
      : { title: 'No pudimos conectar', text: 'Revisa tu conexión e intenta otra vez.' },
};

/** For a code without words here: of a newer service, or of a room that this page was not built to talk to. */
const byKind: Readonly<Record<ErrorKind, ErrorWords>> = {
  invalid: { title: 'Revisa los datos', text: 'Algún campo no es correcto.' },
  unauthenticated: { title: 'Inicia sesión para continuar' },
  forbidden: { title: 'No tienes permiso' },
  not_found: { title: 'No lo encontramos', text: 'Puede que ya no exista.' },
  conflict: { title: 'No se pudo hacer', text: 'Vuelve a cargar e intenta otra vez.' },
  too_many: { title: 'Demasiados intentos', text: 'Espera un momento antes de intentar nuevamente.' },
  internal: { title: 'Ocurrió un error inesperado' },
  unavailable: { title: 'No pudimos conectar', text: 'Revisa tu conexión e intenta otra vez.' },
};

const known = new Map<string, SayError>(Object.entries(anyService));

/** A front end brings the words of the rooms that it talks to, once, when it is loaded. */
export function addErrorWords(...ofRooms: readonly Partial<WordsOf<ErrorCode>>[]): void {
  for (const words of ofRooms) for (const [code, say] of Object.entries(words)) known.set(code, say);
}

/** What to say about this error. An unexpected one names its correlation id, so that support can find it (G52). */
export function wordsFor({
  code,
  kind,
  details,
  correlationId,
}: Pick<ApiError, 'code' | 'kind' | 'details' | 'correlationId'>): ErrorWords {
  const written = known.get(code)?.(details, moneyNow()) ?? byKind[kind];
  const words = spoken(written, [details, moneyNow()]);
  return code === 'internal' && correlationId ? { ...words, text: `Código: ${correlationId}` } : words;
}
