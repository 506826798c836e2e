import type { OutputOf } from '@alcancia/contracts/define';
import { type AuditAct, listAuditLog } from '@alcancia/contracts/identity';
import { ask, readPages } from '@alcancia/web-kit';

import { askedThrough, type LookThrough, pagesForFile } from '../look-through.js';

export type AuditEntry = OutputOf<typeof listAuditLog>['entries'][number];

export interface AuditFilter extends LookThrough {
  readonly email: string;
  readonly act: AuditAct | null;
}

const asked = ({ email, act, ...through }: AuditFilter) => ({
  ...askedThrough(through),
  ...(email && { email }),
  ...(act && { act }),
});

/** Who did what, of one account or one act or all. */
export const auditLog = (filter: AuditFilter) => readPages(listAuditLog, { limit: 25, ...asked(filter) });

/** The first entries that the filter lets through, for a file. */
export async function entriesForFile(filter: AuditFilter): Promise<AuditEntry[]> {
  const pages = await pagesForFile((page) => ask(listAuditLog, { ...asked(filter), ...page }));
  return pages.flatMap(({ entries }) => entries);
}
