import { said } from '@alcancia/web-kit';

/** Spec 1 §2, §9; G23. */
export const words = said({
  title: 'Notificaciones',
  /** With what the badge shows, as it shows it. */
  bell: (badge: string) => (badge === '' ? 'Notificaciones' : `Notificaciones, ${badge} sin leer`),
  empty: 'No hay notificaciones',
  markAll: 'Marcar todo como leído',
  unread: 'sin leer',
  open: 'Ver',
  failed: 'No pudimos cargar las notificaciones',
} as const);
