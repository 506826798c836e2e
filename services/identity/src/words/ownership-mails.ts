import { hello, type MailTemplates } from '@alcancia/server-kit';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });
const namesIn = (childrenNames: string): string => listed.format(JSON.parse(childrenNames) as string[]);

/** The e-mails of a household that passes to another adult. */
export const ownershipMails: MailTemplates = {
  ownership_offered: ({ name, adult_name = '', children_names = '[]', due_on = '', link = '' }) => ({
    subject: `${adult_name} te propone ser propietario de su familia en Alcancía`,
    preview: `Puedes responder hasta el ${due_on}.`,
    greeting: hello(name),
    paragraphs: [
      `${adult_name} te propone ser propietario de su familia: ${namesIn(children_names)}.`,
      `Si aceptas, decidirás quién más acompaña y qué puede hacer, y el plan, los dispositivos y los ajustes pasan contigo. Hasta entonces nada cambia. Puedes responder hasta el ${due_on}.`,
    ],
    button: 'Responder',
    link,
    closing: ['Te escribimos porque acompañas a alguno de esos niños en Alcancía.'],
  }),
  ownership_given: ({ name, adult_name = '', children_names = '[]', link = '' }) => ({
    subject: `${adult_name} ya es propietario de tu familia en Alcancía`,
    preview: 'Aceptó tu propuesta.',
    greeting: hello(name),
    paragraphs: [
      `${adult_name} aceptó y desde ahora es propietario de la familia: ${namesIn(children_names)}. El plan, los dispositivos y los ajustes pasaron con ella.`,
      'Sigues como tutor, con todos los permisos. Quien es propietario puede cambiarlos.',
    ],
    button: 'Ver a los niños',
    link,
    closing: ['Si no lo propusiste tú, entra y cambia tu contraseña.'],
  }),
  ownership_received: ({ name, adult_name = '', children_names = '[]', link = '' }) => ({
    subject: `Ya eres propietario de la familia de ${adult_name} en Alcancía`,
    preview: 'Desde ahora decides quién acompaña a los niños.',
    greeting: hello(name),
    paragraphs: [
      `Aceptaste la familia de ${adult_name}: ${namesIn(children_names)}. Desde ahora decides quién más acompaña y qué puede hacer.`,
      `El plan, los dispositivos y los ajustes pasaron contigo. ${adult_name} sigue como tutor, con todos los permisos, y puedes cambiarlos.`,
    ],
    button: 'Ver a los niños',
    link,
    closing: ['Si no aceptaste tú, entra y cambia tu contraseña.'],
  }),
};
