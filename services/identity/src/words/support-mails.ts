import { type SupportReason } from '@alcancia/contracts/identity';
import { hello, type MailTemplates } from '@alcancia/server-kit';

const reasons: Readonly<Record<SupportReason, string>> = {
  asked: 'nos pediste ayuda',
  coins: 'revisar monedas o puntos que no cuadran',
  approvals: 'revisar una aprobación que no salió bien',
  payment: 'revisar un pago o tu plan',
  safety: 'cuidar la seguridad de un niño',
};

/** The e-mails of support mode (G1). */
export const supportMails: MailTemplates = {
  support_opened: ({ name, support_reason = 'asked', link = '' }) => ({
    subject: 'Soporte de Alcancía va a mirar tu familia',
    preview: 'Dura 30 minutos y puedes terminarlo antes.',
    greeting: hello(name),
    paragraphs: [
      `Una persona de nuestro equipo puede ver los datos de tu familia durante 30 minutos. El motivo: ${reasons[support_reason as SupportReason]}.`,
      'Solo puede mirar: no cambia nada y no ve contraseñas ni PIN. Cada cosa que mira queda anotada.',
    ],
    button: 'Ver quién miró',
    link,
    closing: ['Si no lo esperabas, entra y toca «Terminar ahora».'],
  }),
};
