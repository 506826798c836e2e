import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as identity from '@alcancia/contracts/identity';

import { numberIn, textIn } from '../details.js';
import type { WordsOf } from '../errors.js';
import { count } from '../format.js';

const minutes = (n: number) => count(n, 'minuto', 'minutos');

/** Of an invitation, for who got it and for who sent it. */
const whatBecameOfIt: Readonly<Record<string, string>> = {
  accepted: 'Ya fue aceptada.',
  declined: 'Fue rechazada. Si fue sin querer, hace falta otra.',
  withdrawn: 'La canceló quien la envió.',
  answered: 'Ya tiene respuesta. Si fue la tuya, inicia sesión.',
  not_owner: 'Quien la envió ya no administra el perfil de esos niños.',
};

/** Of an offer to take over a family, for who got it and for who made it. */
const whatBecameOfTheOffer: Readonly<Record<string, string>> = {
  accepted: 'Ya fue aceptada.',
  declined: 'Fue rechazada.',
  withdrawn: 'La retiró quien la hizo.',
  expired: 'Caducó sin respuesta.',
  not_linked: 'Solo puede recibir la familia quien ya acompaña a alguno de sus niños.',
};

/** What identity refuses: texts of spec 1 §5 and §8, spec 2 §8. */
export const identityErrorWords: WordsOf<CodeOf<typeof identity>> = {
  // accounts: sign-up, sign-in, links
  credentials_wrong: () => ({ title: 'Email o contraseña incorrectos' }),
  email_not_confirmed: () => ({ title: 'Por favor confirma tu email antes de iniciar sesión' }),
  email_taken: () => ({ title: 'Este email ya está registrado. Intenta iniciar sesión.' }),
  email_unchanged: () => ({ title: 'Ese ya es tu email' }),
  password_too_short: () => ({ title: 'La contraseña debe tener al menos 6 caracteres' }),
  password_too_common: () => ({ title: 'Esa contraseña es muy común', text: 'Elige otra que solo conozcas tú.' }),
  passwords_differ: () => ({ title: 'Las contraseñas no coinciden' }),
  consent_missing: () => ({ title: 'Debes confirmar ser mayor de 18 años y aceptar los términos' }),
  too_many_sign_ins: () => ({ title: 'Demasiados intentos', text: 'Espera 60 segundos antes de intentar nuevamente' }),
  link_invalid: () => ({ title: 'El enlace no es válido', text: 'Pide uno nuevo.' }),
  link_expired: () => ({ title: 'El enlace ha caducado', text: 'Pide uno nuevo.' }),
  account_deleted: () => ({ title: 'Esta cuenta fue eliminada' }),
  account_locked: () => ({
    title: 'Esta cuenta está bloqueada',
    text: 'Escríbenos y lo vemos contigo. El progreso de los niños sigue guardado.',
  }),
  administrator_not_lockable: () => ({
    title: 'Esta cuenta administra el producto',
    text: 'No se bloquea desde aquí.',
  }),
  email_confirmed_already: () => ({ title: 'El correo ya está confirmado', text: 'No hace falta enviar otro.' }),

  // consents
  consent_needed: () => ({ title: 'Esto no se puede retirar', text: 'Son los datos con los que existe el perfil.' }),
  consent_words_changed: () => ({ title: 'Este permiso cambió', text: 'Vuelve a cargar y léelo otra vez.' }),

  // legal texts
  legal_texts_changed: () => ({
    title: 'Los textos acaban de cambiar',
    text: 'Vuelve a cargar y lee la versión nueva.',
  }),

  // the second step
  second_step_needed: () => ({ title: 'Falta la verificación en dos pasos', text: 'Escribe el código de tu app.' }),
  second_code_wrong: () => ({ title: 'Código incorrecto', text: 'Cada código sirve una sola vez. Escribe otro.' }),
  second_step_off: () => ({ title: 'La verificación en dos pasos está apagada' }),
  totp_not_begun: () => ({ title: 'Empieza otra vez', text: 'El código de la pantalla ya no sirve.' }),
  passkey_wrong: () => ({ title: 'No pudimos comprobar tu llave de acceso', text: 'Inténtalo otra vez.' }),
  passkey_not_begun: () => ({ title: 'Empieza otra vez', text: 'Pasó demasiado tiempo.' }),
  passkey_known: () => ({ title: 'Esa llave de acceso ya está en una cuenta' }),
  passkey_limit_reached: (details) => ({
    title: `Puedes tener hasta ${count(numberIn(details, 'limit', 10), 'llave', 'llaves')} de acceso`,
    text: 'Quita una que ya no uses.',
  }),

  // downloads of data
  data_export_running: () => ({
    title: 'Ya estamos preparando esa descarga',
    text: 'Te avisamos en cuanto esté lista.',
  }),
  data_export_not_ready: () => ({ title: 'La descarga todavía no está lista', text: 'Te avisamos en cuanto lo esté.' }),
  files_unavailable: () => ({
    title: 'El almacén de archivos no responde',
    text: 'Tus datos están a salvo. Inténtalo en unos minutos.',
  }),

  // profiles, PINs, devices
  profile_incomplete: () => ({ title: 'Completa tu perfil para continuar' }),
  adult_password_wrong: () => ({ title: 'Contraseña incorrecta', text: 'Por favor intenta de nuevo' }),
  adult_password_too_soon: () => ({ title: 'Espera un momento', text: 'Espera 2 segundos entre intentos' }),
  adult_password_limited: () => ({
    title: 'Demasiados intentos',
    text: 'Espera 60 segundos antes de intentar nuevamente',
  }),
  adult_pin_wrong: () => ({ title: 'PIN incorrecto', text: 'Intenta de nuevo' }),
  adult_pin_locked: (details) => ({
    title: 'PIN bloqueado',
    text: `Usa tu contraseña o espera ${minutes(numberIn(details, 'minutes', 15))}`,
  }),
  adult_pin_missing: () => ({ title: 'Aún no tienes PIN', text: 'Entra con tu contraseña.' }),
  child_pin_wrong: (details) => ({
    title: 'PIN incorrecto',
    text: `Te quedan ${numberIn(details, 'attemptsLeft', 2)} intentos`,
  }),
  child_pin_locked: (details) =>
    details['justLocked'] === true
      ? { title: 'PIN bloqueado', text: 'Demasiados intentos. Intenta en 5 minutos o pide ayuda a un adulto' }
      : { title: 'PIN bloqueado', text: `Intenta de nuevo en ${numberIn(details, 'minutes', 5)} minutos` },
  child_pin_locked_until_adult: () => ({ title: 'PIN bloqueado', text: 'Pide ayuda a un adulto para abrirlo' }),
  child_pin_missing: () => ({ title: 'Todavía no hay PIN', text: 'Pide a un adulto que te ayude a crearlo.' }),
  child_pin_already_set: () => ({ title: 'Ya hay un PIN', text: 'Entra con tu PIN o pide ayuda a un adulto.' }),
  adult_proof_needed: () => ({ title: 'Hace falta un adulto', text: 'Confirma con tu PIN o tu contraseña.' }),
  device_not_authorized: () => ({
    title: 'No se pudo autorizar el dispositivo',
    text: 'Un adulto tiene que autorizarlo primero.',
  }),
  device_limit_reached: (details) => ({
    title: 'Llegaste al límite',
    text: textIn(details, 'message', 'Quita un dispositivo en Configuración, pestaña Dispositivos.'),
  }),
  device_unknown: () => ({ title: 'No se pudo detectar el dispositivo' }),
  child_limit_reached: (details) => ({
    title: 'Llegaste al límite de tu plan',
    text: `Tu plan permite ${count(numberIn(details, 'limit', 3), 'niño', 'niños')}.`,
  }),

  // invitations
  guardian_limit_reached: (details) => ({
    title: `Has alcanzado el límite de ${numberIn(details, 'limit', 1)} tutores de tu plan. Mejora tu plan para agregar más.`,
  }),
  invitation_expired: () => ({ title: 'Esta invitación ha expirado' }),
  invitation_for_another: () => ({ title: 'Esta invitación fue enviada a un email diferente' }),
  invitation_pending: () => ({
    title: 'Ya existe una invitación pendiente para este email con alguno de los niños seleccionados',
  }),
  invitation_to_oneself: () => ({ title: 'No puedes invitarte a ti mismo' }),
  invitation_unavailable: (details) => ({
    title: 'Esta invitación ya no está disponible',
    text: whatBecameOfIt[textIn(details, 'because', '')] ?? 'Pide otra a quien te invitó.',
  }),
  invitation_unknown: () => ({ title: 'Invitación no encontrada o inválida' }),

  // rights over a child
  account_erasure_waits: () => ({
    title: 'Tu cuenta está por eliminarse',
    text: 'Consérvala primero: así puedes seguir con esto.',
  }),
  last_super_admin: () => ({
    title: 'Esta cuenta no se puede eliminar',
    text: 'Es la única que administra Alcancía. Nombra antes a otra persona.',
  }),
  child_erasure_waits: () => ({
    title: 'Este perfil se va a borrar',
    text: 'Hasta que se deshaga el borrado, nadie más puede acompañar a este niño.',
  }),
  owner_keeps_link: () => ({ title: 'El propietario siempre conserva sus permisos' }),
  ownership_offer_pending: () => ({
    title: 'Ya hay una propuesta sin respuesta',
    text: 'Retírala antes de hacer otra.',
  }),
  ownership_offer_unavailable: (details) => ({
    title: 'Esta propuesta ya no está disponible',
    text: whatBecameOfTheOffer[textIn(details, 'because', '')] ?? 'Pide otra a quien la hizo.',
  }),
  owns_another_family: (details) =>
    details['isReader'] === true
      ? {
          title: 'Ya eres propietario de otra familia con niños',
          text: 'Cada adulto es propietario de una sola. Puedes seguir acompañando a estos niños como hasta ahora.',
        }
      : {
          title: 'Esa persona ya es propietaria de otra familia con niños',
          text: 'Cada adulto es propietario de una sola. Elige a otra persona.',
        },

  // support mode
  support_without_family: () => ({ title: 'Esta cuenta no es propietaria de una familia' }),

  // household
  time_zone_unknown: () => ({ title: 'No reconocemos esa zona horaria', text: 'Elige otra de la lista.' }),
};
