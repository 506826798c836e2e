import { format, said } from '@alcancia/web-kit';

const { number, count } = format;

const seconds = (ms: number): string =>
  ms < 60_000 ? `${number(Math.round(ms / 1_000))} s` : `${number(Math.round(ms / 60_000))} min`;

export const words = said({
  title: 'Panel de Administración',
  refresh: 'Actualizar',
  asOf: (time: string) => `Contado a las ${time}`,
  accountsTitle: 'Familias y cuentas',
  families: 'Familias',
  children: 'Niños',
  adults: 'Cuentas de adultos',
  failedSignIns: 'Entradas fallidas',
  lately: (n: number) => `+${number(n)} en 7 días`,
  toEvents: 'Ver las entradas fallidas',
  toDays: 'Ver día por día',
  activityTitle: 'Actividad',
  activeChildren: 'Niños activos',
  activeMeans: 'Hicieron algo en los últimos 7 días',
  completions: 'Tareas aprobadas',
  redemptions: 'Canjes aprobados',
  weekAndToday: (today: number) => `en 7 días · hoy: ${number(today)}`,
  subscriptionsTitle: 'Suscripciones',
  paying: 'Familias que pagan',
  onTrial: (n: number) => `${number(n)} más en días de prueba`,
  conversion: 'Conversión',
  began: (some: number, all: number) =>
    `${count(some, 'empezó', 'empezaron')} a pagar · ${count(all, 'familia nueva', 'familias nuevas')}, en 30 días`,
  churn: 'Bajas',
  stopped: (some: number, all: number) => `${count(some, 'dejó', 'dejaron')} de pagar, de ${number(all)}, en 30 días`,
  failedPayments: 'Pagos fallidos',
  inMonth: 'en 30 días',
  servicesTitle: 'Servicios',
  service: 'Servicio',
  services: {
    identity: 'Cuentas',
    family: 'Familias',
    billing: 'Pagos',
    marketing: 'Portada',
    assistant: 'MetaBot',
    speech: 'Voz',
    notifications: 'Avisos',
  },
  errors: 'Errores',
  todayAndWeek: (today: number, week: number) => `hoy: ${number(today)} · en 7 días: ${number(week)}`,
  waitingEvents: 'Eventos en espera',
  waitingSince: (events: number, oldestMs: number) =>
    events === 0 ? '0' : `${number(events)} · el más viejo, ${seconds(oldestMs)}`,
  deadLetters: 'Eventos sin procesar',
  failedMails: 'Correos que no salieron',
  countedAt: 'Contado',
  silent: 'No contesta',
  toTroubles: 'Ver las fallas',
});
