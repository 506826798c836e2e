import type { OutputOf } from '@alcancia/contracts/define';
import { type AuditAct, listAuditLog } from '@alcancia/contracts/identity';
import { ask, readPages } from '@alcancia/web-kit';

export type AuditEntry = OutputOf<typeof listAuditLog>['entries'][number];

export interface AuditFilter {
  readonly email: string;
  readonly act: AuditAct | null;
}

/** A file holds at most so many pages of a hundred entries. */
const mostPages = 20;

const asked = ({ email, act }: AuditFilter) => ({ ...(email && { email }), ...(act && { act }) });

/** Who did what, of one account or one act or all. */
export const auditLog = (filter: AuditFilter) => readPages(listAuditLog, { limit: 25, ...asked(filter) });

/** The newest entries that the filter lets through, for a file. */
export async function entriesForFile(filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  for (let nth = 0; nth < mostPages; nth += 1) {
    const page = await ask(listAuditLog, { limit: 100, ...asked(filter), ...(cursor && { cursor }) });
    entries.push(...page.entries);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return entries;
}
