import type { Permissions } from '@alcancia/contracts/caller';
import type { Area } from '@alcancia/contracts/define';
import type { relationshipTypes } from '@alcancia/contracts/identity';

type Level = Permissions[Area];

/** How the links between adults and children are called, in every front end (spec 2 §3, G1). */
export const guardianshipWords = {
  relationships: {
    mother: 'Madre',
    father: 'Padre',
    grandmother: 'Abuela',
    grandfather: 'Abuelo',
    aunt: 'Tía',
    uncle: 'Tío',
    caregiver: 'Cuidador/a',
    nanny: 'Niñera/o',
    other: 'Otro',
  } satisfies Record<(typeof relationshipTypes)[number], string>,
  roles: { owner: 'Propietario', guardian: 'Tutor', viewer: 'Observador' },
  areas: {
    activities: 'Actividades',
    challenges: 'Retos',
    rewards: 'Recompensas',
    approvals: 'Aprobaciones',
  } satisfies Record<Area, string>,
  areaSays: {
    activities: 'Actividades y metas',
    challenges: 'Retos de la familia',
    rewards: 'Recompensas y entregas',
    approvals: 'Solicitudes, cartera, PIN y dispositivos',
  } satisfies Record<Area, string>,
  levels: { full_access: 'Completo', view_only: 'Solo ver', no_access: 'Sin acceso' } satisfies Record<Level, string>,
  levelSays: {
    full_access: 'crear, editar, borrar y decidir',
    view_only: 'mirar sin cambiar nada',
    no_access: 'no lo ve',
  } satisfies Record<Level, string>,
} as const;
