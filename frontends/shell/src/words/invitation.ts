import { said } from '@alcancia/web-kit';

const allLinked = 'Ya eres tutor de todos los niños en esta invitación';

/** '/accept-invite/{token}' (spec 2 §2, §5, §8; G25, G52). */
export const words = said({
  page: 'Invitación',
  loading: 'Cargando...',
  failed: 'Error al cargar la invitación',
  noToken: 'Token de invitación inválido',
  askAgain: 'Pide a quien te invitó un enlace nuevo. Cada invitación dura 7 días.',
  home: 'Ir al inicio',
  invites: (name: string, children: number) => {
    if (children === 0) return `${name} te invita a su familia`;
    return `${name} te invita a acompañar a ${children === 1 ? '1 niño' : `${children} niños`}`;
  },
  needsAccount: 'Para aceptar hace falta una cuenta. Créala con el correo que recibió la invitación.',
  cancel: 'Cancelar',
  signUp: 'Crear Cuenta y Aceptar',
  signIn: 'Ya tengo cuenta, iniciar sesión',
  invitesAs: (name: string, role: string) => `${name} te invita como ${role}`,
  of: (names: string) => `de ${names}`,
  rights: 'Lo que podrás hacer',
  sentTo: (email: string) => `Enviada a ${email}`,
  until: (when: string) => `Caduca ${when}`,
  soon: (when: string) => `Vence pronto · ${when}`,
  decline: 'Rechazar',
  accept: 'Aceptar',
  accepted: { title: 'Invitación aceptada. ¡Bienvenido al equipo!' },
  declined: { title: 'Invitación rechazada' },
  notAccepted: 'No se pudo aceptar la invitación',
  notDeclined: 'No se pudo rechazar la invitación',
  allLinked,
  linkedTo: (linked: number, all: number) => {
    if (linked >= all) return allLinked;
    const rest = all - linked === 1 ? 'se agrega el que falta' : `se agregan los otros ${all - linked}`;
    return `Ya acompañas a ${linked} de ${all} niños. Al aceptar ${rest}.`;
  },
  forAnother: 'Esta invitación fue enviada a un email diferente',
  retry: 'Reintentar',
  signedInAs: (email: string) => `Entraste como ${email}.`,
  changeAccount: 'Cambiar de cuenta',
} as const);
