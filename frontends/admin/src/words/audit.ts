import type { AuditAct, LockReason } from '@alcancia/contracts/identity';
import { said } from '@alcancia/web-kit';

const acts: Readonly<Record<AuditAct, string>> = {
  account_locked: 'Bloqueó la cuenta',
  account_unlocked: 'Desbloqueó la cuenta',
  sessions_ended: 'Cerró las sesiones',
  confirmation_sent: 'Reenvió la confirmación',
  flag_switched: 'Cambió una función',
};

const reasons: Readonly<Record<LockReason, string>> = {
  stolen: 'Alguien más entró en ella',
  abuse: 'Uso indebido',
  asked: 'Lo pidió su dueño',
};

const states: Readonly<Record<string, string>> = { on: 'Encendida', off: 'Apagada' };

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
  to: 'Cuenta o función',
  change: 'Cambio',
  changed: (before: string, after: string) => `${before} → ${after}`,
  unchanged: 'Sin cambios',
  before: 'Antes',
  after: 'Después',
  device: 'Dispositivo',
  unknownDevice: 'Sin datos',
  gone: 'Cuenta borrada',
  none: 'Nada coincide con la búsqueda.',
  more: 'Ver más',
  csv: 'Descargar CSV',
  csvName: 'auditoria.csv',
  acts,
  value,
});
