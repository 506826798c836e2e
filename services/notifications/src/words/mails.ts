import type { NoticeType } from '@alcancia/contracts/notifications';

import { counted } from './notices.js';

/** What a reader ends with the link below an e-mail. */
const endings: Readonly<Record<NoticeType, string>> = {
  approvals: 'Dejar de recibir por email lo que está por aprobar',
  reminders: 'Dejar de recibir recordatorios por email',
  goals: 'Dejar de recibir por email las novedades de metas',
  guardians: 'Dejar de recibir por email las novedades de tutores',
  security: '',
  weekly_summary: 'Dejar de recibir el resumen semanal',
};

/** What the e-mails of notifications say (G24). */
export const words = {
  endings,
  manage: 'Eliges qué avisos recibes en Configuración, en la pestaña Notificaciones.',
  security: 'Los avisos de seguridad llegan siempre.',
  see: 'Ver en Alcancía',
  open: 'Abrir Alcancía',
  notices: (count: number) => `${counted(count, 'aviso', 'avisos')} de tu familia en Alcancía`,
  moreNotices: (count: number) => `Y ${counted(count, 'aviso', 'avisos')} más.`,
  week: (names: string) => `La semana de ${names} en Alcancía`,
  weekText: (names: string) => `Así fue la semana de ${names}.`,
  seeWaiting: 'Ver lo que espera',
  sundays: 'Te escribimos los domingos a las 18:00, hora de tu familia.',
  quietWeek: 'Fue una semana tranquila, sin actividades.',
  did: (count: number, titles: string) => `Hizo ${counted(count, 'actividad', 'actividades')}: ${titles}.`,
  once: (title: string) => `«${title}»`,
  often: (title: string, count: number) => `«${title}» (${count})`,
  others: (count: number) => `${count} más`,
  points: (count: number) => `Ganó ${counted(count, 'Punto', 'Puntos')}.`,
  has: (coins: string) => `Ahora tiene ${coins}.`,
  savedAll: (coins: string) => `Ahorró ${coins}, todo lo que ganó.`,
  saved: (saved: string, earned: string, used: string) => `Ahorró ${saved}: ganó ${earned} y usó ${used} en premios.`,
  used: (coins: string) => `Usó ${coins} en premios.`,
  usedAndEarned: (used: string, earned: string) => `Usó ${used} en premios y ganó ${earned}.`,
  waiting: (count: number, isYours: boolean) =>
    `${counted(count, 'cosa espera', 'cosas esperan')} ${isYours ? 'tu respuesta' : 'respuesta'}.`,
};
