/** Spec 2 §2; what is missing for a locked section: G28. */
export const words = {
  group: 'Gestión Familiar',
  achievements: 'Logros',
  activities: 'Actividades',
  approvals: 'Aprobaciones',
  approve: 'Aprobar',
  challenges: 'Retos',
  child: 'Ficha del niño',
  children: 'Mis Niños',
  dashboard: 'Inicio',
  goals: 'Metas',
  inviteGuardian: 'Invitar Tutor',
  pricing: 'Mi Suscripción',
  rewards: 'Recompensas',
  subscribed: 'Tu suscripción',
  whenLocked: {
    goals: 'Primero crea el perfil de un niño',
    activities: 'Primero crea al menos una meta',
    challenges: 'Se desbloquea con una actividad y una meta',
    rewards: 'Se desbloquea con una actividad y una meta',
  },
  pending: (n: number) => (n === 1 ? '1 por aprobar' : `${n} por aprobar`),
};
