import { type AuditAct } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { browserName } from '../sessions/browser-name.policy.js';
import { AuditEntry, type AuditValues } from './audit-entry.entity.js';

/** Who did it, and in which browser. */
interface Actor {
  readonly adultId: string;
  readonly origin: { readonly userAgent: string };
}

interface Done {
  readonly act: AuditAct;
  readonly aboutId: string;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/** Writes what an administrator does, in the transaction of the act. Chosen words and ids alone: no name, address or free text. */
export function audit({ em, now, newId }: Work, { adultId, origin }: Actor, done: Done): void {
  const { browser, system } = browserName(origin.userAgent);
  em.create(AuditEntry, {
    id: newId(),
    byId: adultId,
    before: {},
    after: {},
    ...done,
    browser,
    system,
    createdAt: now,
  });
}
