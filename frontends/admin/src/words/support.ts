import type { approvalView, movementTypes, occurrenceStates } from '@alcancia/contracts/family';
import type { SupportReason } from '@alcancia/contracts/identity';
import { format, said } from '@alcancia/web-kit';

type RequestKind = (typeof approvalView)['shape']['kind']['options'][number];

export const reasons: Readonly<Record<SupportReason, string>> = {
  asked: 'La familia pidió ayuda',
  coins: 'Revisar monedas o puntos',
  approvals: 'Revisar una aprobación',
  payment: 'Revisar un pago o el plan',
  safety: 'Seguridad de un niño',
};

const movements: Readonly<Record<(typeof movementTypes)[number], string>> = {
  actividad: 'Actividad',
  bono: 'Bono',
  meta: 'Meta',
  canje: 'Canje',
  reembolso: 'Reembolso',
  correccion: 'Corrección',
  compensacion: 'Compensación',
};

const kinds: Readonly<Record<RequestKind, string>> = { actividad: 'Actividad', canje: 'Canje', hito: 'Meta' };

const states: Readonly<Record<(typeof occurrenceStates)[number], string>> = {
  disponible: 'Disponible',
  en_revision: 'En revisión',
  aprobada: 'Aprobada',
  rechazada: 'Rechazada',
};

const amount = (value: number): string => `${value > 0 ? '+' : ''}${format.number(value)}`;

export const words = said({
  title: 'Modo soporte',
  about: 'Mira los datos de una familia, por un motivo y durante 30 minutos. Nada se puede cambiar.',
  none: 'No estás mirando ninguna familia.',
  noneText: 'Busca la cuenta de quien pidió ayuda y elige «Mirar su familia».',
  toAccounts: 'Buscar una cuenta',
  open: 'Mirar su familia',
  openAbout:
    'Dura 30 minutos. Le avisamos al propietario por correo y en la app, y cada cosa que mires queda en la auditoría.',
  why: 'Motivo',
  reasons,
  looksAt: (email: string) => `Estás mirando la familia de ${email}`,
  left: (minutes: number) => (minutes <= 1 ? 'Termina en 1 minuto.' : `Termina en ${format.number(minutes)} minutos.`),
  becauseOf: (reason: SupportReason) => `Motivo: ${reasons[reason]}.`,
  close: 'Terminar',
  ended: 'El modo soporte terminó',
  endedText: 'Pasaron los 30 minutos o el propietario lo terminó. Lo que veías ya no está en esta pantalla.',
  child: 'Niño',
  noChildren: 'Esta familia no tiene niños.',
  refresh: 'Actualizar',
  empty: 'No hay nada aquí.',
  part: 'Qué mirar',
  parts: {
    wallet: 'Monedas',
    approvals: 'Por aprobar',
    activities: 'Actividades',
    goals: 'Metas',
    rewards: 'Recompensas',
  },
  balance: {
    points: 'Puntos',
    available: 'Disponible',
    reserved: 'Reservado',
    pending: 'Pendiente de compensar',
  },
  coins: (cents: number) => format.number(format.wholeCoins(cents)),
  at: 'Cuándo',
  day: 'Día',
  what: 'Qué',
  type: 'Tipo',
  state: 'Estado',
  pays: 'Vale',
  costs: 'Cuesta',
  change: 'Cambio',
  progress: 'Avance',
  movements,
  kinds,
  states,
  moved: (currency: 'points' | 'coins', value: number) =>
    currency === 'points'
      ? `${amount(value)} ${Math.abs(value) === 1 ? 'punto' : 'puntos'}`
      : `${amount(value / 100)} ${Math.abs(value) === 100 ? 'moneda' : 'monedas'}`,
  worth: (points: number, cents: number) =>
    [
      points > 0 ? format.count(points, 'punto', 'puntos') : '',
      cents > 0 ? format.count(format.wholeCoins(cents), 'moneda', 'monedas') : '',
    ]
      .filter((part) => part !== '')
      .join(' y ') || 'Nada',
  ofTarget: (points: number, target: number) => `${format.number(points)} de ${format.number(target)} puntos`,
});
