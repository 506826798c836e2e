import { hello, type MailTemplates } from '@alcancia/server-kit';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });
const namesIn = (childrenNames: string): string => listed.format(JSON.parse(childrenNames) as string[]);

/** The e-mails of what is erased: a child's profile, an account. */
export const erasureMails: MailTemplates = {
  child_erasure_asked: ({ name, child_name = '', due_on = '', link = '' }) => ({
    subject: `El perfil de ${child_name} se borrará el ${due_on}`,
    preview: 'Hasta ese día se puede deshacer.',
    greeting: hello(name),
    paragraphs: [
      `Quien administra el perfil de ${child_name} pidió borrarlo. El ${due_on} se borrará todo: su nombre, sus actividades, sus metas y sus monedas. Después no se puede recuperar.`,
      'Hasta ese día todo sigue como siempre, y quien administra el perfil puede deshacerlo.',
    ],
    button: `Ver el perfil de ${child_name}`,
    link,
    closing: ['Te escribimos porque acompañas a este niño en Alcancía.'],
  }),
  child_erasure_cancelled: ({ name, child_name = '', link = '' }) => ({
    subject: `El perfil de ${child_name} ya no se borrará`,
    preview: 'Todo sigue como estaba.',
    greeting: hello(name),
    paragraphs: [`Se deshizo el borrado del perfil de ${child_name}. No se ha perdido nada.`],
    button: `Ver el perfil de ${child_name}`,
    link,
    closing: ['Te escribimos porque acompañas a este niño en Alcancía.'],
  }),
  child_erased: ({ name, link = '' }) => ({
    subject: 'El perfil del niño que acompañabas ya está borrado',
    preview: 'No guardamos nada más de él.',
    greeting: hello(name),
    paragraphs: [
      'Terminó el plazo y borramos el perfil que se pidió borrar, con todo lo que guardábamos de él. No lo nombramos porque ya no tenemos su nombre.',
    ],
    button: 'Abrir Alcancía',
    link,
    closing: ['Te escribimos porque acompañabas a este niño en Alcancía.'],
  }),
  account_erasure_asked: ({ name, due_on = '', link = '' }) => ({
    subject: `Tu cuenta de Alcancía se eliminará el ${due_on}`,
    preview: 'Hasta ese día puedes conservarla.',
    greeting: hello(name),
    paragraphs: [
      `Pediste eliminar tu cuenta. El ${due_on} se borrará todo lo que guardamos de ti. Después no se puede recuperar.`,
      'Hasta ese día todo sigue igual. Para conservarla, entra y toca «Conservar mi cuenta».',
    ],
    button: 'Conservar mi cuenta',
    link,
    closing: ['Si no lo pediste tú, entra, conserva la cuenta y cambia tu contraseña.'],
  }),
  account_erasure_cancelled: ({ name, link = '' }) => ({
    subject: 'Tu cuenta de Alcancía ya no se eliminará',
    preview: 'Todo sigue como estaba.',
    greeting: hello(name),
    paragraphs: ['Decidiste conservar tu cuenta. No se ha perdido nada.'],
    button: 'Ver mi perfil',
    link,
    closing: ['Si no fuiste tú, entra y cambia tu contraseña.'],
  }),
  account_erasure_stopped: ({ name, link = '' }) => ({
    subject: 'Tu cuenta de Alcancía no se eliminará todavía',
    preview: 'Falta decidir quién se hace cargo de los niños.',
    greeting: hello(name),
    paragraphs: [
      'Pediste eliminar tu cuenta, pero nadie se ha hecho cargo de los niños de tu familia. Por eso tu cuenta se queda y no se ha borrado nada.',
      'Si aún quieres eliminarla, pídelo otra vez y decide qué pasa con ellos.',
    ],
    button: 'Ver mi perfil',
    link,
    closing: ['Te escribimos porque pediste eliminar tu cuenta de Alcancía.'],
  }),
  adult_erasure_asked: ({ name, adult_name = '', due_on = '', link = '' }) => ({
    subject: `${adult_name} eliminará su cuenta de Alcancía el ${due_on}`,
    preview: 'Desde ese día ya no acompañará a los niños.',
    greeting: hello(name),
    paragraphs: [
      `${adult_name} pidió eliminar su cuenta. Desde el ${due_on} ya no acompañará a los niños que acompañan los dos.`,
      'Hasta ese día todo sigue como siempre, y puede cambiar de idea.',
    ],
    button: 'Ver a los niños',
    link,
    closing: ['Te escribimos porque acompañas a alguno de esos niños en Alcancía.'],
  }),
  adult_erasure_cancelled: ({ name, adult_name = '', link = '' }) => ({
    subject: `${adult_name} conserva su cuenta de Alcancía`,
    preview: 'Todo sigue como estaba.',
    greeting: hello(name),
    paragraphs: [`La cuenta de ${adult_name} ya no se eliminará.`],
    button: 'Ver a los niños',
    link,
    closing: ['Te escribimos porque acompañas a alguno de los mismos niños en Alcancía.'],
  }),
  takeover_asked: ({ name, adult_name = '', children_names = '[]', due_on = '', link = '' }) => ({
    subject: `${adult_name} te pide hacerte cargo de su familia en Alcancía`,
    preview: `Puedes responder hasta el ${due_on}.`,
    greeting: hello(name),
    paragraphs: [
      `${adult_name} va a eliminar su cuenta y te pide ser propietario de su familia: ${namesIn(children_names)}.`,
      `Si aceptas, decidirás quién más acompaña y qué puede hacer. Puedes responder hasta el ${due_on}. Sin tu respuesta la cuenta de ${adult_name} no se elimina.`,
    ],
    button: 'Responder',
    link,
    closing: ['Te escribimos porque acompañas a alguno de esos niños en Alcancía.'],
  }),
  account_erased: ({ name, link = '' }) => ({
    subject: 'Tu cuenta de Alcancía ya está eliminada',
    preview: 'No guardamos nada más de ti.',
    greeting: hello(name),
    paragraphs: [
      'Terminó el plazo y borramos tu cuenta con todo lo que guardábamos de ti. Este correo es lo último: también tu dirección se borra al enviarlo.',
    ],
    button: 'Abrir Alcancía',
    link,
    closing: ['Gracias por el tiempo que pasaste con nosotros.'],
  }),
};
