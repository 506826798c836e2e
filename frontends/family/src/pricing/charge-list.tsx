import type { PlanAllows } from '@alcancia/contracts/billing';

import { words } from '../words/subscription.js';

interface ChargeListProps {
  /** What is charged when, as 'Hoy': 'Gratis por 14 días'. */
  readonly charges: readonly (readonly [when: string, what: string])[];
  /** What the family may have now, where it is known. */
  readonly before: PlanAllows | undefined;
  readonly after: PlanAllows;
}

const allowed = (most: number): string => (most === -1 ? words.unlimited : String(most));

/** What is charged and what changes, line by line. */
export const ChargeList = ({ charges, before, after }: ChargeListProps) => (
  <dl className="charge">
    {charges.map(([when, what]) => (
      <div key={when}>
        <dt>{when}</dt>
        <dd>{what}</dd>
      </div>
    ))}
    {(['maxChildren', 'maxGuardians', 'maxDevices'] as const).map((limit) => (
      <div key={limit}>
        <dt>{words.limits[limit]}</dt>
        <dd>{before ? words.changes(allowed(before[limit]), allowed(after[limit])) : allowed(after[limit])}</dd>
      </div>
    ))}
  </dl>
);
