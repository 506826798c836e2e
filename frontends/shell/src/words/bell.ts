/** Spec 1 §2, §9; G23. */
export const words = {
  title: 'Notificaciones',
  bell: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
  empty: 'No hay notificaciones',
  markAll: 'Marcar todo como leído',
  unread: 'sin leer',
  open: 'Ver',
  failed: 'No pudimos cargar las notificaciones',
} as const;
