import type { permissionLevels, Permissions } from '@alcancia/contracts/caller';
import { type AnyRequest, type Area, areas } from '@alcancia/contracts/define';
import { G1 } from '@alcancia/contracts/testing/rule-g1';

type Given = (typeof permissionLevels)[number];

/** Rights of a guardian that differ in one area from all others, and what is answered to whoever has them. */
export interface Combined {
  readonly permissions: Permissions;
  readonly answered: 'served' | 'refused';
}

const but = (area: Area, own: Given, others: Given): Permissions =>
  Object.fromEntries(areas.map((each) => [each, each === area ? own : others])) as Permissions;

/** What G1 says of one request, tried with every combination of rights that could be answered differently. */
export function combinationsFor({ subject }: AnyRequest): Combined[] {
  const [kind = ''] = Object.entries(G1).find(([, subjects]) => subjects.includes(subject)) ?? [];
  const area = areas.find((each) => kind.startsWith(each));
  if (!area) return [];
  const isWhole = kind.endsWith('whole');
  return [
    { permissions: but(area, 'no_access', 'full_access'), answered: 'refused' },
    { permissions: but(area, 'view_only', 'full_access'), answered: isWhole ? 'refused' : 'served' },
    { permissions: but(area, 'view_only', 'no_access'), answered: isWhole ? 'refused' : 'served' },
    { permissions: but(area, 'full_access', 'no_access'), answered: 'served' },
  ];
}
