import { type Permissions } from '@alcancia/contracts/caller';
import { type MailTemplates } from '@alcancia/server-kit';

interface Mail {
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly closing: readonly string[];
}

const product = 'Alcancía';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const ink = '#122E2B';
const agave = '#0E5049';
const fonts = "Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph = (text: string, style = `font-size:16px;line-height:24px;color:${ink}`): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${escape(text)}</p>`;

/** Tables and inline styles: mail programs read little else. */
function html({ preview, greeting, paragraphs, button, link, closing }: Mail): string {
  const small = 'font-size:14px;line-height:20px;color:#40605B';
  const href = escape(link);
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${product}</title></head>
<body style="margin:0;background:#F5F7F2;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-size:26px;font-weight:700;color:${agave}">alcancía</td></tr>
<tr><td style="padding:32px 28px;background:#FFFFFF;border:1px solid #E1E7DE;border-radius:20px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;color:${ink}">${escape(greeting)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:${agave};border-radius:14px">
<a href="${href}" style="display:inline-block;padding:14px 28px;font-size:17px;font-weight:700;color:#FFFFFF;text-decoration:none">${escape(button)}</a>
</td></tr></table>
${paragraph('Si el botón no funciona, copia esta dirección en tu navegador:', small)}
<p style="margin:0 0 24px;font-size:14px;line-height:20px;word-break:break-all"><a href="${href}" style="color:${agave}">${href}</a></p>
${closing.map((text) => paragraph(text, small)).join('\n')}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:18px;color:#576E69">${product}: pequeñas monedas, grandes hábitos.</td></tr>
</table></td></tr></table></body></html>`;
}

const plain = ({ greeting, paragraphs, button, link, closing }: Mail): string =>
  [greeting, ...paragraphs, `${button}:\n${link}`, ...closing, product].join('\n\n');

const write = (mail: Mail) => ({ subject: mail.subject, html: html(mail), text: plain(mail) });

const hello = (name: string | undefined): string => (name ? `¡Hola, ${name}!` : '¡Hola!');

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
  confirm_account: ({ name, link = '' }) =>
    write({
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
  confirm_new_email: ({ name, link = '' }) =>
    write({
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
  email_changed: ({ name, before = '', after = '', link = '' }) =>
    write({
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
  email_in_use: ({ name, link = '' }) =>
    write({
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
    return write({
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
    });
  },
  invite_reminder: ({ inviter_name = '', children_names = '[]', accept_url = '' }) => {
    const whom = whomOf(children_names);
    return write({
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
    });
  },
  reset_password: ({ name, link = '' }) =>
    write({
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
