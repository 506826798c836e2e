import type { ErrorCode, ErrorDetails } from '../errors.js';

export interface SpecMessage {
  readonly code: ErrorCode;
  /** What the words are made from. */
  readonly details?: ErrorDetails;
  readonly title: string;
  readonly text?: string;
}

/**
 * What a person reads when the server refuses, to the letter: spec 1 §5 and §8, spec 2 §5 and §8; G2, G9, G52, G53.
 * The running system is provoked to each code and its details; the browser's words for them are compared with these.
 */
export const specMessages = {
  // spec 1 §5, §8: accounts
  'wrong password at sign-in': { code: 'credentials_wrong', title: 'Email o contraseña incorrectos' },
  'e-mail not confirmed': {
    code: 'email_not_confirmed',
    title: 'Por favor confirma tu email antes de iniciar sesión',
  },
  'sixth wrong password at sign-in': {
    code: 'too_many_sign_ins',
    title: 'Demasiados intentos',
    text: 'Espera 60 segundos antes de intentar nuevamente',
  },
  'something unexpected': { code: 'internal', title: 'Ocurrió un error inesperado' },
  'e-mail registered already': {
    code: 'email_taken',
    title: 'Este email ya está registrado. Intenta iniciar sesión.',
  },
  'short password': { code: 'password_too_short', title: 'La contraseña debe tener al menos 6 caracteres' },
  'two different passwords': { code: 'passwords_differ', title: 'Las contraseñas no coinciden' },
  'no consent': {
    code: 'consent_missing',
    title: 'Debes confirmar ser mayor de 18 años y aceptar los términos',
  },

  // spec 1 §5, §8: who is here
  'wrong adult password': {
    code: 'adult_password_wrong',
    title: 'Contraseña incorrecta',
    text: 'Por favor intenta de nuevo',
  },
  'adult password under 6 characters': {
    code: 'adult_password_wrong',
    title: 'Contraseña incorrecta',
    text: 'Por favor intenta de nuevo',
  },
  'adult password again within 2 seconds': {
    code: 'adult_password_too_soon',
    title: 'Espera un momento',
    text: 'Espera 2 segundos entre intentos',
  },
  'sixth wrong adult password': {
    code: 'adult_password_limited',
    title: 'Demasiados intentos',
    text: 'Espera 60 segundos antes de intentar nuevamente',
  },
  'wrong adult PIN': { code: 'adult_pin_wrong', title: 'PIN incorrecto', text: 'Intenta de nuevo' },
  'fifth wrong adult PIN': {
    code: 'adult_pin_locked',
    details: { minutes: 15 },
    title: 'PIN bloqueado',
    text: 'Usa tu contraseña o espera 15 minutos',
  },
  'first wrong PIN of a child': {
    code: 'child_pin_wrong',
    details: { attemptsLeft: 2 },
    title: 'PIN incorrecto',
    text: 'Te quedan 2 intentos',
  },
  'second wrong PIN of a child': {
    code: 'child_pin_wrong',
    details: { attemptsLeft: 1 },
    title: 'PIN incorrecto',
    text: 'Te quedan 1 intentos',
  },
  'third wrong PIN of a child': {
    code: 'child_pin_locked',
    details: { minutes: 5, justLocked: true },
    title: 'PIN bloqueado',
    text: 'Demasiados intentos. Intenta en 5 minutos o pide ayuda a un adulto',
  },
  'PIN of a child while locked': {
    code: 'child_pin_locked',
    details: { minutes: 4, justLocked: false },
    title: 'PIN bloqueado',
    text: 'Intenta de nuevo en 4 minutos',
  },
  'PIN of a child after four locks': {
    code: 'child_pin_locked_until_adult',
    title: 'PIN bloqueado',
    text: 'Pide ayuda a un adulto para abrirlo',
  },

  // spec 2 §5, §8: devices; G53: the plan
  'device not authorised': {
    code: 'device_not_authorized',
    title: 'No se pudo autorizar el dispositivo',
    text: 'Un adulto tiene que autorizarlo primero.',
  },
  'wrong password for a device': {
    code: 'adult_password_wrong',
    title: 'Contraseña incorrecta',
    text: 'Por favor intenta de nuevo',
  },
  'one device too many': {
    code: 'device_limit_reached',
    details: { limit: 3, current: 3 },
    title: 'Llegaste al límite',
    text: 'Quita un dispositivo en Configuración, pestaña Dispositivos.',
  },
  'one child too many': {
    code: 'child_limit_reached',
    details: { limit: 3 },
    title: 'Llegaste al límite de tu plan',
    text: 'Tu plan permite 3 niños.',
  },

  // spec 2 §5, §8: invitations
  'invitation to oneself': { code: 'invitation_to_oneself', title: 'No puedes invitarte a ti mismo' },
  'invitation that waits already': {
    code: 'invitation_pending',
    title: 'Ya existe una invitación pendiente para este email con alguno de los niños seleccionados',
  },
  'one guardian too many': {
    code: 'guardian_limit_reached',
    details: { limit: 1 },
    title: 'Has alcanzado el límite de 1 tutores de tu plan. Mejora tu plan para agregar más.',
  },
  'invitation of another address': {
    code: 'invitation_for_another',
    title: 'Esta invitación fue enviada a un email diferente',
  },
  'unknown invitation': { code: 'invitation_unknown', title: 'Invitación no encontrada o inválida' },
  'expired invitation': { code: 'invitation_expired', title: 'Esta invitación ha expirado' },
  'withdrawn invitation': {
    code: 'invitation_unavailable',
    details: { because: 'withdrawn' },
    title: 'Esta invitación ya no está disponible',
    text: 'La canceló quien la envió.',
  },
  'accepted invitation': {
    code: 'invitation_unavailable',
    details: { because: 'accepted' },
    title: 'Esta invitación ya no está disponible',
    text: 'Ya fue aceptada.',
  },
  'declined invitation': {
    code: 'invitation_unavailable',
    details: { because: 'declined' },
    title: 'Esta invitación ya no está disponible',
    text: 'Fue rechazada. Si fue sin querer, hace falta otra.',
  },
  'answered invitation, to a visitor': {
    code: 'invitation_unavailable',
    details: { because: 'answered' },
    title: 'Esta invitación ya no está disponible',
    text: 'Ya tiene respuesta. Si fue la tuya, inicia sesión.',
  },
  'invitation of one who is no longer the owner': {
    code: 'invitation_unavailable',
    details: { because: 'not_owner' },
    title: 'Esta invitación ya no está disponible',
    text: 'Quien la envió ya no administra el perfil de esos niños.',
  },
  'sign-up from an invitation with another address': {
    code: 'invitation_for_another',
    title: 'Esta invitación fue enviada a un email diferente',
  },

  // G18: companions
  'companion above the level': {
    code: 'pet_kit_locked',
    details: { minLevel: 6 },
    title: 'Nivel 6+',
    text: 'Esta mascota te espera en ese nivel.',
  },

  // G9, G10: what two do at the same time
  'request decided already': {
    code: 'request_already_resolved',
    details: { name: 'Laura' },
    title: 'Ya lo resolvió Laura',
  },
  'stale write': { code: 'changed_before', title: 'Alguien lo cambió antes. Vuelve a cargar.' },
} as const satisfies Readonly<Record<string, SpecMessage>>;

export type SpecMessageName = keyof typeof specMessages;

/**
 * What /pricing says when a subscription cannot begin, to the letter (spec 1 §8): its own words where the code alone would
 * say less.
 */
export const subscribingMessages = {
  'subscribing while signed out': { code: 'not_signed_in', title: 'Debes iniciar sesión para suscribirte' },
  'no approval address from PayPal': {
    code: 'approval_address_missing',
    title: 'No se recibió URL de aprobación de PayPal',
  },
  'a subscription that PayPal refuses': {
    code: 'subscription_refused',
    title: 'Error al crear la suscripción. Por favor intenta de nuevo.',
  },
  'subscribing that fails without a reason': {
    code: 'internal',
    title: 'Error al crear la suscripción. Por favor intenta de nuevo.',
  },
  'PayPal that is away': {
    code: 'unavailable',
    title: 'No pudimos conectar',
    text: 'Revisa tu conexión e intenta otra vez.',
  },
} as const satisfies Readonly<Record<string, SpecMessage>>;

export type SubscribingMessageName = keyof typeof subscribingMessages;
