import type { AuditAct, LockReason } from '@alcancia/contracts/identity';
import { said } from '@alcancia/web-kit';

const acts: Readonly<Record<AuditAct, string>> = {
  account_locked: 'Bloqueó la cuenta',
  account_unlocked: 'Desbloqueó la cuenta',
  sessions_ended: 'Cerró las sesiones',
  confirmation_sent: 'Reenvió la confirmación',
  flag_switched: 'Cambió una función',
  plan_saved: 'Cambió un plan',
  prices_saved: 'Cambió precios',
};

const reasons: Readonly<Record<LockReason, string>> = {
  stolen: 'Alguien más entró en ella',
  abuse: 'Uso indebido',
  asked: 'Lo pidió su dueño',
};

const states: Readonly<Record<string, string>> = { on: 'Encendida', off: 'Apagada', yes: 'Sí', no: 'No' };

/** What of a plan was changed; prices are named as they are kept: 'annual MXN'. */
const fields: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  features: 'Qué incluye',
  featured: 'Destacado',
  badge: 'Etiqueta',
  order: 'Orden',
  onSale: 'A la venta',
  maxChildren: 'Niños',
  maxGuardians: 'Tutores',
  maxDevices: 'Dispositivos',
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  semiannual: 'Semestral',
  annual: 'Anual',
};

/** 'Anual MXN' of 'annual MXN'. */
const field = (kept: string): string =>
  kept
    .split(' ')
    .map((part) => new Map(Object.entries(fields)).get(part) ?? part)
    .join(' ');

/** A value of a change, in words: reasons and states by name, numbers as they are. */
const value = (kept: string | null): string =>
  kept === null ? 'Nada' : (new Map(Object.entries({ ...reasons, ...states })).get(kept) ?? kept);

export const words = said({
  title: 'Auditoría',
  about: 'Quién hizo qué, con qué dispositivo. Nadie puede cambiarlo ni borrarlo.',
  search: 'Correo de quien lo hizo o de la cuenta',
  allActs: 'Todas las acciones',
  filter: 'Acción',
  at: 'Cuándo',
  act: 'Qué hizo',
  by: 'Quién',
  to: 'Cuenta, función o plan',
  change: 'Cambio',
  changed: (before: string, after: string) => `${before} → ${after}`,
  unchanged: 'Sin cambios',
  before: 'Antes',
  after: 'Después',
  device: 'Dispositivo',
  unknownDevice: 'Sin datos',
  gone: 'Cuenta borrada',
  noEnd: 'Sin límite',
  none: 'Nada coincide con la búsqueda.',
  more: 'Ver más',
  csv: 'Descargar CSV',
  csvName: 'auditoria.csv',
  acts,
  value,
  field,
});
