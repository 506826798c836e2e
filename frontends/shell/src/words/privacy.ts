import type { SupportReason } from '@alcancia/contracts/identity';
import type { KindAbout } from '@alcancia/contracts/privacy';
import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

interface KeptWords {
  readonly what: string;
  readonly why: string;
  /** Until when, where 'N días' alone would not say from when on. */
  readonly until?: (days: number) => string;
}

/** What is kept of an adult: what it is and what it is for. */
const kinds: Record<KindAbout<'adult'>, KeptWords> = {
  profile: { what: 'Cómo te llamas en casa, género y país', why: 'Para que tu familia te reconozca.' },
  account: {
    what: 'Nombre completo, email, edad, relación, cómo te hablamos, zona horaria, nombre de las monedas y qué avisos quieres',
    why: 'Para tener tu cuenta y el día de tu familia.',
  },
  entry: {
    what: 'Tu PIN y tu verificación en dos pasos, que nadie puede leer, y los dispositivos que autorizaste',
    why: 'Para proteger tu perfil.',
  },
  sessions: {
    what: 'Tus sesiones: cuándo y en qué navegador; y cuándo pudo mirar soporte tu familia',
    why: 'Para mantenerlas abiertas y cerrarlas a tiempo.',
    until: (days) => `${days} días después de cerrarse`,
  },
  guardians: { what: 'A qué niños acompañas y qué puedes hacer', why: 'Para darte solo los accesos que tienes.' },
  invitations: {
    what: 'Invitaciones que mandaste, con el email y el mensaje',
    why: 'Para que puedan aceptarse.',
    until: (days) => `${days} días después de caducar`,
  },
  work: { what: 'Las actividades que creaste y lo que aprobaste', why: 'Para saber quién decidió qué.' },
  savings: { what: 'Las metas y recompensas que creaste', why: 'Para que las cuentas siempre cuadren.' },
  notices: { what: 'Los avisos que recibiste', why: 'Para que puedas leerlos otra vez.' },
  consents: {
    what: 'Los textos legales que aceptaste y los permisos que diste',
    why: 'Para saber qué se permitió y cuándo.',
  },
  security: {
    what: 'Intentos de entrar que fallaron, con tu email oculto, y enlaces de nuestros emails',
    why: 'Para frenar a quien adivina contraseñas.',
  },
  talk: { what: 'Lo que hablas con MetaBot', why: 'Para seguir la conversación.' },
  speech: { what: 'Cuándo se te leyó algo en voz alta, y si la silenciaste', why: 'Para ver si la voz funciona.' },
  downloads: { what: 'Las descargas de datos que pediste', why: 'Para que puedas guardarlas.' },
  mails: { what: 'Los emails que te mandamos', why: 'Para enviarlos.' },
  transit: { what: 'Copias internas de lo que acaba de pasar', why: 'Para que nada se pierda si algo falla.' },
};

const reasons: Readonly<Record<SupportReason, string>> = {
  asked: 'Nos pediste ayuda',
  coins: 'Revisar monedas o puntos',
  approvals: 'Revisar una aprobación',
  payment: 'Revisar un pago o tu plan',
  safety: 'Seguridad de un niño',
};

/** Who looked at the family in support mode (G1). */
const support = {
  title: 'Cuándo miró soporte tu familia',
  text: 'Nuestro equipo solo puede mirar, durante 30 minutos y con un motivo. Se guarda 30 días.',
  reasons,
  open: 'Mirando ahora',
  at: (openedAt: string) => `${format.dateOf(openedAt)}, ${format.timeOfDay(new Date(openedAt))}`,
  until: (endsAt: string) => `hasta las ${format.timeOfDay(new Date(endsAt))}`,
  looks: (n: number) => (n === 0 ? 'no miró nada' : `miró ${format.count(n, 'vez', 'veces')}`),
  end: 'Terminar ahora',
  ended: 'Soporte ya no puede mirar tu familia',
  failed: 'No pudimos cargar cuándo miró soporte.',
};

/** The tab Privacidad of 'Configuración' (G28, G41). */
export const words = said({
  children: 'Privacidad de cada niño',
  childrenText: 'Qué guardamos, para qué y qué permites. Se decide en la ficha de cada uno.',
  noChildren: 'Cuando agregues un niño, su privacidad se verá aquí.',
  open: (name: string) => `Privacidad de ${name}`,
  support,
  own: 'Qué guardamos de ti',
  ownText: 'Esto es todo. No lo vendemos ni lo mostramos a otras familias.',
  withAccount: 'Mientras exista tu cuenta',
  atMost: (days: number) => `${format.count(days, 'día', 'días')} como máximo`,
  legal: 'Leer la política de privacidad',
  cookies: 'Elegir qué cookies permites',
  failed: 'No pudimos cargar la privacidad',
  downloadFailed: 'No pudimos cargar las descargas',
  kinds,
});
