import { type CallerShape, type Permissions } from '@alcancia/contracts/caller';
import { areas, type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { lookAsSupport } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { reachOfAdult } from '../guardianships/reach.store.js';

interface OpenAccess {
  readonly owner_id: string;
  readonly family_id: string;
}

const looksOn = Object.fromEntries(areas.map((area) => [area, 'view_only'])) as Permissions;

/** Before anything is shown it is written down who looked at what; no record, no look (G1). */
@UseCase()
export class LookAsSupport {
  @Handles(lookAsSupport)
  async execute(
    { origin }: Caller,
    { administratorId, sessionId, subject, childIds }: InputOf<typeof lookAsSupport>,
    work: Work,
  ): Promise<OutputOf<typeof lookAsSupport>> {
    const { em, now } = work;
    const [open] = await em.execute<OpenAccess[]>(
      `update identity.support_accesses set looks = looks + 1
       where session_id = ? and administrator_id = ? and ended_at is null and ends_at > ?::timestamptz
       returning owner_id, family_id`,
      [sessionId, administratorId, now.toISOString()],
    );
    if (!open) return { children: null };
    const children = seen(await reachOfAdult(em, open.owner_id), open.family_id);
    const child = childIds.filter((id) => id in children).join(' ');
    audit(
      work,
      { adultId: administratorId, origin },
      { act: 'support_looked', aboutId: open.owner_id, after: { look: subject, ...(child && { child }) } },
    );
    return { children };
  }
}

/** The children of the household, to look at: not those whom its owner only accompanies. */
function seen(reach: CallerShape['children'], familyId: string): CallerShape['children'] {
  const own = Object.entries(reach).filter(([, child]) => child.familyId === familyId && child.role === 'owner');
  return Object.fromEntries(own.map(([id, child]) => [id, { ...child, role: 'viewer', permissions: looksOn }]));
}
