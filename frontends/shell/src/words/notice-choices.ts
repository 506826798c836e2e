import type { NoticeChannel, NoticeType } from '@alcancia/contracts/notifications';
import { said } from '@alcancia/web-kit';

interface TypeWords {
  readonly name: string;
  readonly text: string;
  /** In a sentence, as what comes by e-mail. */
  readonly mails: string;
}

const types: Readonly<Record<NoticeType, TypeWords>> = {
  approvals: {
    name: 'Por aprobar',
    text: 'Una actividad terminada, un canje o un premio que espera tu respuesta.',
    mails: 'los emails sobre lo que está por aprobar',
  },
  reminders: {
    name: 'Recordatorios',
    text: 'Algo que nadie ha respondido después de 24 o 48 horas, y que tu prueba gratis está por terminar.',
    mails: 'los recordatorios por email',
  },
  goals: {
    name: 'Metas',
    text: 'Cuando un niño avanza en su meta o la alcanza.',
    mails: 'los emails sobre metas',
  },
  guardians: {
    name: 'Tutores e invitaciones',
    text: 'Respuestas a tus invitaciones y cambios en quién acompaña a tus niños.',
    mails: 'los emails sobre tutores',
  },
  security: {
    name: 'Seguridad',
    text: 'Dispositivos nuevos o revocados y PIN bloqueados.',
    mails: 'los emails de seguridad',
  },
  weekly_summary: {
    name: 'Resumen semanal',
    text: 'Los domingos a las 18:00: qué hizo cada niño, cuánto ahorró y qué espera.',
    mails: 'el resumen semanal',
  },
};

const channels: Readonly<Record<NoticeChannel, string>> = { app: 'En la app', email: 'Por email' };

/** 'Notificaciones' of 'Configuración' (G23, G28), and the page of the link that ends e-mails. */
export const words = said({
  types,
  channels,
  title: 'Qué quieres saber',
  text: 'Elige qué te contamos y por dónde. Se guarda al instante.',
  always: 'Siempre',
  quiet: 'Horas de silencio',
  quietText: 'Los emails esperan y los avisos llegan sin interrumpirte. Los de seguridad llegan siempre.',
  from: 'Desde las',
  until: 'Hasta las',
  zone: 'En la hora de tu familia.',
  account:
    'Los emails de tu cuenta, como el de confirmar tu correo, y los de tu suscripción y tus pagos llegan siempre.',
  failed: 'No pudimos cargar tus avisos',
  unsubscribe: {
    title: '¿Dejar de recibirlo?',
    text: (mails: string) => `Ya no te enviaremos ${mails}. Lo demás sigue igual.`,
    submit: 'Sí, dejar de recibirlo',
    done: 'Listo',
    doneText: (mails: string) => `Ya no te enviaremos ${mails}.`,
    back: 'Elegir qué avisos recibo',
    backText: 'Si cambias de idea, actívalo otra vez en Configuración, en la pestaña Notificaciones.',
    noLink: 'Este enlace no es válido',
    noLinkText: 'Ábrelo otra vez desde el email, o elige tus avisos en Configuración.',
    failed: 'No pudimos leer el enlace',
    retry: 'Reintentar',
  },
} as const);
