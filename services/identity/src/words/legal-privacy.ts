import { legalVersions } from '@alcancia/contracts/identity';
import { dataKinds } from '@alcancia/contracts/privacy';

import { type LegalText } from '../legal/legal-texts.store.js';
import { contact } from './legal-contact.js';

const { sessions, invitations, notices, security, talk, speech, downloads, mails, transit } = dataKinds;

/** What is kept of people, why and for how long: the figures are those of the registry of personal data. */
export const privacy: LegalText = {
  document: 'privacy',
  version: legalVersions.privacy,
  effectiveOn: legalVersions.effectiveOn,
  isMaterial: true,
  title: 'Aviso de privacidad',
  summary: 'Primera versión.',
  sections: [
    {
      title: 'En pocas palabras',
      text: [],
      list: [
        'Guardamos lo necesario para que tu familia use Alcancía, y nada más.',
        'No vendemos datos, no mostramos publicidad y no hay rastreadores de terceros, tampoco en las pantallas de los niños.',
        'Los datos de cada niño los ven solo los adultos vinculados a él, según los permisos que tengan.',
        'Puedes ver, corregir, descargar y borrar tus datos y los de tus hijos desde la propia aplicación.',
      ],
    },
    {
      title: 'Quién responde de tus datos',
      text: [
        'El responsable es quien administra esta instalación de Alcancía y decide dónde se guardan los datos.',
        `Para cualquier pregunta o para ejercer tus derechos, escribe ${contact.place}.`,
      ],
      list: [],
    },
    {
      title: 'Qué guardamos de los adultos',
      text: [],
      list: [
        'Tu cuenta: nombre completo, email, edad, género, país y tu relación con los niños. Con ellos se crea tu perfil y tu familia.',
        'Tu contraseña, tu PIN y tu verificación en dos pasos, transformados de manera que nadie puede leerlos.',
        'Tus sesiones y dispositivos: navegador, sistema y momentos de uso, para que veas dónde está abierta tu cuenta y puedas cerrarla.',
        'Lo que decides: aprobaciones, invitaciones, permisos y cambios.',
        'Qué versión de estos textos aceptaste, cuándo, y una huella cifrada de tu email y de tu red, que no permite reconstruirlos.',
      ],
    },
    {
      title: 'Qué guardamos de los niños',
      text: [
        'Los niños no tienen cuenta, email ni contraseña: un adulto crea su perfil. No pedimos su apellido, su dirección, su escuela ni su ubicación.',
      ],
      list: [
        'El nombre con que lo llamas, mes y año de nacimiento, y el género si quieres darlo.',
        'Lo que hace en la aplicación: actividades, notas, metas, Puntos, Monedas, recompensas y el aspecto de su mundo.',
        'Su PIN, transformado de manera que nadie puede leerlo, y los dispositivos que autorizaste.',
      ],
    },
    {
      title: 'Para qué y con qué permiso',
      text: [
        'Usamos estos datos para prestar el servicio que pediste al crear tu cuenta, para protegerla de accesos ajenos y para cumplir la ley.',
        'Todo lo demás (fotos, voz, asistente, prueba social y análisis) está apagado para cada niño. Solo se enciende si quien administra su perfil lo permite en la ficha del niño, y se apaga con el mismo gesto.',
      ],
      list: [],
    },
    {
      title: 'Los menores de edad',
      text: [
        'Solo un adulto con la patria potestad, la tutela o el cuidado del niño puede crear su perfil, y responde por él.',
        'Cuando el niño llega a la edad en que la ley de su país le da voz sobre sus datos (13 o 14 años según el país), pedimos al adulto que revise con él lo que está permitido.',
        'Cada niño puede ver en su mundo, con palabras sencillas, qué se guarda de él y quién lo ve.',
      ],
      list: [],
    },
    {
      title: 'Quién más los recibe',
      text: [
        'Nadie fuera de tu familia ve los datos de los niños. Los proveedores que alojan la aplicación y envían los emails los tratan por encargo de quien la administra y para nada más.',
        'Si contratas un plan de pago, el proveedor de pagos recibe lo necesario para cobrar. Alcancía no recibe ni guarda los números de tu tarjeta.',
        'Solo entregamos datos a una autoridad cuando la ley nos obliga.',
      ],
      list: [],
    },
    {
      title: 'Cuánto tiempo',
      text: ['El perfil, la cuenta y lo que hay en ellos se guardan mientras existan. Lo demás se borra solo:'],
      list: [
        `Sesiones cerradas: ${sessions.days} días.`,
        `Invitaciones terminadas: ${invitations.days} días.`,
        `Avisos: ${notices.days} días.`,
        `Intentos de entrar y enlaces enviados por email: ${security.days} días; el email queda oculto en parte.`,
        `Lo que se habla con MetaBot: ${talk.days} días, o hasta que se borre o se retire el permiso.`,
        `Cuándo se leyó algo en voz alta, nunca qué: ${speech.days} días. El sonido que hizo el proveedor de voz: 30 días.`,
        `Emails que esperan salir: ${mails.days} días.`,
        `Descargas de datos que pediste: ${downloads.days} días.`,
        `Copias técnicas en tránsito entre las partes de la aplicación: hasta ${transit.days} días.`,
      ],
    },
    {
      title: 'Borrar un perfil o tu cuenta',
      text: [
        'Puedes pedirlo en la ficha del niño o en Mi Perfil. Hay 14 días para arrepentirse; después se borra en todas las partes de la aplicación y te lo confirmamos.',
        'Los movimientos de Monedas quedan como números sueltos, sin nada que diga de quién eran.',
      ],
      list: [],
    },
    {
      title: 'Tus derechos',
      text: [
        'Puedes acceder a tus datos, corregirlos, llevártelos, borrarlos, limitar u oponerte a su uso y retirar cualquier permiso sin que cambie lo hecho antes.',
        'Casi todo está en la aplicación: Mi Perfil, Configuración › Privacidad y la ficha de cada niño. Para lo demás, escríbenos. También puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
      list: [],
    },
    {
      title: 'Si cambia este aviso',
      text: [
        'Cada cambio es una versión nueva con su fecha y un resumen, y las anteriores siguen aquí. Si el cambio es importante, te pediremos que lo leas y lo aceptes antes de continuar. A los niños no les preguntamos.',
      ],
      list: [],
    },
  ],
};
