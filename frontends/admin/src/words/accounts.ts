import type { LockReason } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

const open = { none: 'Ninguna sesión abierta', one: 'sesión abierta', many: 'sesiones abiertas' } as const;
const ended = { none: 'No había sesiones abiertas', one: 'sesión cerrada', many: 'sesiones cerradas' } as const;

const counted = (n: number, { none, one, many }: Readonly<Record<'none' | 'one' | 'many', string>>): string =>
  n === 0 ? none : format.count(n, one, many);

const reasons: Readonly<Record<LockReason, string>> = {
  stolen: 'Alguien más entró en ella',
  abuse: 'Uso indebido',
  asked: 'Lo pidió su dueño',
};

export const words = said({
  title: 'Cuentas',
  about: 'Ayuda a alguien a entrar. Aquí no se ven contraseñas ni PIN; su familia, solo en modo soporte.',
  search: 'Correo completo de la cuenta',
  whole: 'Escribe el correo completo.',
  none: 'Ninguna cuenta usa ese correo.',
  state: 'Estado',
  isOpen: 'Abierta',
  isLocked: 'Bloqueada',
  isNew: 'Aún no ha entrado',
  runsProduct: 'Administra el producto',
  createdAt: 'Creada',
  lastSignIn: 'Última entrada',
  never: 'Nunca',
  sessions: 'Sesiones',
  openSessions: (n: number) => counted(n, open),
  lockedSince: 'Bloqueada desde',
  why: 'Motivo',
  reasons,
  lock: 'Bloquear cuenta',
  lockAbout: 'No podrá entrar y sus sesiones se cierran al momento. Puedes desbloquearla después.',
  unlock: 'Desbloquear cuenta',
  endSessions: 'Cerrar sus sesiones',
  resend: 'Reenviar confirmación',
  recorded: 'Cada acción queda en la auditoría.',
  locked: 'Cuenta bloqueada',
  unlocked: 'Cuenta desbloqueada',
  resent: 'Correo de confirmación enviado',
  sessionsEnded: (n: number) => counted(n, ended),
});
