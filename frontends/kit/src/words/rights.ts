import type { Permissions } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';

/** What the areas of spec 2 §3 hold, the parts without an area of their own among them (G1). */
const areaNames = {
  activities: 'actividades y metas',
  challenges: 'retos',
  rewards: 'recompensas',
  approvals: 'aprobaciones, cartera, PIN y dispositivos',
} as const;

const said = [
  ['full_access', 'Decide en', 'Decide en todo.'],
  ['view_only', 'Solo ve', 'Ve todo, sin cambiar nada.'],
  ['no_access', 'No ve', 'Conoce el perfil y nada más.'],
] as const;

/** What an adult may do with a child, in a sentence or a few: 'Decide en: retos. Solo ve: recompensas.' */
export function rightsIn(permissions: Permissions): string {
  const parts = said.flatMap(([level, does, all]) => {
    const given = areas.filter((area) => permissions[area] === level);
    if (given.length === 0) return [];
    return [given.length === areas.length ? all : `${does}: ${given.map((area) => areaNames[area]).join(', ')}.`];
  });
  return parts.join(' ');
}
