import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** Spec 2 §2, §5, §8; G1, G25. */
export const words = said({
  title: 'Invitar Tutor',
  about: 'Crían en equipo: tú eliges qué puede ver y hacer.',
  email: 'Email',
  emailWrong: 'Por favor ingresa un email válido',
  relationship: 'Tipo de relación',
  relationshipMissing: 'Por favor selecciona el tipo de relación',
  children: 'Niños',
  noChildren: 'Sin niños elegidos podrá entrar, pero no verá a ninguno hasta que tú lo decidas.',
  rights: 'Permisos por área',
  message: 'Mensaje personal',
  submit: 'Enviar invitación',
  understood: 'Entendido',
  sent: { title: 'Invitación enviada' },
  notSent: 'No se pudo enviar la invitación',
  places: 'Tutores',
  placesOf: (used: number, limit: number) => (limit === -1 ? String(used) : `${used} de ${limit}`),
  noPlaceLeft: (limit: number) =>
    `Has alcanzado el límite de ${limit} tutores de tu plan. Mejora tu plan para agregar más.`,
  knownStillCan: 'A quien ya acompaña a uno de tus niños puedes invitarle para otro: no ocupa más lugar.',
  ownersOnly: {
    title: 'Solo quien creó el perfil puede invitar',
    text: 'Pide a esa persona que invite a quien haga falta.',
  },
  waiting: 'Invitaciones',
  none: 'Aquí verás a quién invitaste y qué respondió.',
  statuses: {
    sent: 'Pendiente',
    accepted: 'Aceptada',
    declined: 'Rechazada',
    withdrawn: 'Cancelada',
    expired: 'Caducada',
  },
  until: (day: string) => `Caduca ${day}`,
  soon: (day: string) => `Vence pronto · ${day}`,
  mailFailing: 'La invitación fue creada pero hubo un error enviando el email',
  mailSending: 'Enviando el email…',
  resend: 'Reenviar',
  resent: { title: 'Invitación reenviada', text: 'El enlace de antes ya no sirve.' },
  copy: 'Copiar enlace',
  copied: { title: 'Enlace copiado' },
  notCopied: { title: 'No se pudo copiar', text: 'Puedes reenviar el email.' },
  withdraw: 'Cancelar invitación',
  withdrawTitle: (email: string) => `¿Cancelar la invitación a ${email}?`,
  withdrawText: 'El enlace que recibió dejará de servir.',
  keep: 'Conservarla',
  withdrawn: { title: 'Invitación cancelada' },
  received: 'Invitación para ti',
  invitesYou: (name: string, children: number) => {
    if (children === 0) return `${name} te invita a su familia`;
    return `${name} te invita a acompañar a ${format.count(children, 'niño', 'niños')}`;
  },
  open: 'Ver invitación',
  optionsOf: (email: string) => `Opciones de ${email}`,
});
