import type { ErrorCode, ErrorKind, WireError } from '@alcancia/contracts/errors';

const byKind: Record<ErrorKind, string> = {
  invalid: 'Revisa los datos e inténtalo de nuevo.',
  unauthenticated: 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para hacer esto.',
  not_found: 'No encontramos lo que buscas.',
  conflict: 'Algo cambió mientras tanto. Vuelve a cargar e inténtalo de nuevo.',
  too_many: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
};

const byCode: Partial<Record<ErrorCode, string>> = {
  idempotency_key_missing: 'Falta el encabezado Idempotency-Key.',
  idempotency_key_reused: 'Esta clave de operación ya se usó con otros datos.',
  request_in_progress: 'Esta operación todavía está en curso.',
  body_too_large: 'Los datos enviados son demasiado grandes.',
  session_ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  profile_not_chosen: 'Elige primero quién está aquí.',
  not_for_this_profile: 'Este perfil no puede hacer esto.',
  administrator_not_set_up: 'Primero protege tu cuenta.',
  section_off: 'Esta sección está en pausa. Lo guardado sigue ahí.',
  assistant_not_allowed: 'Pídele a un adulto de tu familia que encienda MetaBot para ti.',
  voice_not_allowed: 'Pídele a un adulto de tu familia que te deje hablar con MetaBot.',
  child_beyond_plan: 'Este perfil no cabe en el plan: se puede ver, y lo ganado se puede gastar.',
};

/** For clients other than the app, which has its own sentences. */
export const messageOf = ({ code, kind }: Pick<WireError, 'code' | 'kind'>): string => byCode[code] ?? byKind[kind];
