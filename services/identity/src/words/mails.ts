import { type Permissions } from '@alcancia/contracts/caller';
import { hello, type MailTemplates } from '@alcancia/server-kit';

import { erasureMails } from './erasure-mails.js';
import { ownershipMails } from './ownership-mails.js';
import { supportMails } from './support-mails.js';

const areaNames: Readonly<Record<keyof Permissions, string>> = {
  activities: 'Actividades y metas',
  challenges: 'Retos',
  rewards: 'Recompensas',
  approvals: 'Aprobaciones y cartera',
};

const levelNames: Readonly<Record<Permissions[keyof Permissions], string>> = {
  full_access: 'crear, editar y decidir',
  view_only: 'solo ver',
  no_access: 'sin acceso',
};

const rights = (permissions: Permissions): string =>
  Object.entries(areaNames)
    .map(([area, name]) => `${name}: ${levelNames[permissions[area as keyof Permissions]]}`)
    .join(' · ');

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

const whomOf = (childrenNames: string): string => {
  const children = JSON.parse(childrenNames) as string[];
  return children.length > 0 ? listed.format(children) : 'sus niños';
};

/** The e-mails of identity (G24), as a person reads them. */
export const mailTemplates: MailTemplates = {
  confirm_account: ({ name, link = '' }) => ({
    subject: 'Confirma tu cuenta de Alcancía',
    preview: 'Un toque más y tu familia puede empezar.',
    greeting: hello(name),
    paragraphs: [
      'Gracias por crear tu cuenta en Alcancía. Solo falta un paso: confirma que este correo es tuyo y ya podrás empezar con tu familia.',
    ],
    button: 'Confirmar mi cuenta',
    link,
    closing: [
      'El enlace sirve una sola vez y caduca en 24 horas. Si caduca, puedes pedir otro desde la pantalla para iniciar sesión.',
      'Si no creaste esta cuenta, no tienes que hacer nada: sin la confirmación nadie puede usarla.',
    ],
  }),
  confirm_new_email: ({ name, link = '' }) => ({
    subject: 'Confirma tu nuevo correo en Alcancía',
    preview: 'El enlace sirve una sola vez y caduca en 24 horas.',
    greeting: hello(name),
    paragraphs: [
      'Nos pediste usar este correo para tu cuenta de Alcancía. Toca el botón y entrarás con él desde ese momento.',
      'Hasta entonces sigues entrando con tu correo de siempre.',
    ],
    button: 'Confirmar mi nuevo correo',
    link,
    closing: [
      'El enlace sirve una sola vez y caduca en 24 horas.',
      'Si no lo pediste tú, no tienes que hacer nada: no cambiará ninguna cuenta.',
    ],
  }),
  email_changed: ({ name, before = '', after = '', link = '' }) => ({
    subject: 'Cambió el correo de tu cuenta de Alcancía',
    preview: 'Si no fuiste tú, puedes recuperarla durante 7 días.',
    greeting: hello(name),
    paragraphs: [
      `Tu cuenta de Alcancía ya no usa ${before}. Ahora se entra con ${after}.`,
      'Si lo cambiaste tú, no tienes que hacer nada.',
      'Si no fuiste tú, toca el botón: tu correo volverá a ser el de antes y cerraremos todas las sesiones de la cuenta.',
    ],
    button: 'Recuperar mi correo',
    link,
    closing: ['El enlace sirve una sola vez y durante 7 días. Mientras tanto nadie más puede usar este correo.'],
  }),
  email_in_use: ({ name, link = '' }) => ({
    subject: 'Este correo ya está en uso en Alcancía',
    preview: 'Nadie ha cambiado nada en tu cuenta.',
    greeting: hello(name),
    paragraphs: [
      'Alguien quiso poner este correo en su cuenta de Alcancía. No se puede: ya es de otra cuenta. Nada ha cambiado en ella.',
      'Si fuiste tú, entra con este correo o elige otro.',
    ],
    button: 'Iniciar sesión',
    link,
    closing: ['Si no fuiste tú, no tienes que hacer nada.'],
  }),
  guardian_invite: ({
    inviter_name = '',
    children_names = '[]',
    permissions = '{}',
    message = '',
    accept_url = '',
  }) => {
    const children = JSON.parse(children_names) as string[];
    const whom = whomOf(children_names);
    return {
      subject: `${inviter_name} te invita a acompañar a ${whom} en Alcancía`,
      preview: 'La invitación caduca en 7 días.',
      greeting: '¡Hola!',
      paragraphs: [
        `${inviter_name} quiere que acompañes a ${whom} mientras ${children.length === 1 ? 'aprende' : 'aprenden'} a ganar, guardar y usar bien su dinero.`,
        ...(message === '' ? [] : [`${inviter_name} te escribe: «${message}»`]),
        `Esto es lo que podrás hacer. ${rights(JSON.parse(permissions) as Permissions)}.`,
      ],
      button: 'Ver la invitación',
      link: accept_url,
      closing: [
        'La invitación es solo para este correo, sirve una sola vez y caduca en 7 días.',
        'Si no conoces a quien te invita, no tienes que hacer nada.',
      ],
    };
  },
  invite_reminder: ({ inviter_name = '', children_names = '[]', accept_url = '' }) => {
    const whom = whomOf(children_names);
    return {
      subject: `${inviter_name} espera tu respuesta en Alcancía`,
      preview: 'La invitación caduca en menos de 48 horas.',
      greeting: '¡Hola!',
      paragraphs: [
        `${inviter_name} te invitó a acompañar a ${whom} en Alcancía. La invitación caduca en menos de 48 horas.`,
      ],
      button: 'Ver la invitación',
      link: accept_url,
      closing: [
        'La invitación es solo para este correo y sirve una sola vez.',
        'Si no conoces a quien te invita, no tienes que hacer nada. No te escribiremos otra vez por esta invitación.',
      ],
    };
  },
  ...erasureMails,
  ...ownershipMails,
  ...supportMails,
  reset_password: ({ name, link = '' }) => ({
    subject: 'Elige una contraseña nueva para Alcancía',
    preview: 'El enlace sirve una sola vez y caduca en 1 hora.',
    greeting: hello(name),
    paragraphs: [
      'Nos pediste cambiar la contraseña de tu cuenta de Alcancía. Toca el botón y elige una nueva.',
      'Al cambiarla se cerrará la sesión en todos tus dispositivos, también en los de tus niños.',
    ],
    button: 'Elegir contraseña nueva',
    link,
    closing: [
      'El enlace sirve una sola vez y caduca en 1 hora.',
      'Si no lo pediste tú, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
  }),
};
