import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { listAuditLog, listEventLogs } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'] as const;
const noon = (day: string): string => `${day}T12:00:00.000Z`;

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
  const em = service.em();
  for (const day of days) {
    await em.execute(
      `insert into identity.audit_log (id, act, by_id, about_id, before, after, created_at)
       values (?, 'flag_switched', ?, ?, '{}', '{}', ?)`,
      [randomUUID(), randomUUID(), randomUUID(), noon(day)],
    );
    await em.execute(
      `insert into identity.event_logs (id, type, meta, created_at)
       values (?, 'auth_error', '{"email":"a***@correo.mx","code":"credentials_wrong","userAgent":""}', ?)`,
      [randomUUID(), noon(day)],
    );
  }
});
afterAll(() => service.close());

interface Asked {
  readonly order?: 'newest' | 'oldest';
  readonly since?: string;
  readonly before?: string;
  readonly limit?: number;
  readonly cursor?: string;
}
const inAudit = async (asked: Asked) => {
  const { entries: rows, nextCursor } = await service.ask(listAuditLog, anAdministrator(), asked);
  return { rows, nextCursor };
};
const inEvents = async (asked: Asked) => {
  const { events: rows, nextCursor } = await service.ask(listEventLogs, anAdministrator(), asked);
  return { rows, nextCursor };
};

describe.each([
  ['the audit log', inAudit],
  ['the log of events', inEvents],
])('%s', (_, look) => {
  const listed = async (asked: Asked) => (await look(asked)).rows.map(({ at }) => at.slice(0, 10));

  test('is read from either end, page after page', async () => {
    expect(await listed({})).toEqual(days.toReversed());
    expect(await listed({ order: 'oldest' })).toEqual(days);
    const { nextCursor } = await look({ order: 'oldest', limit: 2 });
    expect(await listed({ order: 'oldest', limit: 2, cursor: nextCursor ?? '' })).toEqual(days.slice(2));
  });

  test('is read between two moments: the first belongs to it, the second no longer', async () => {
    expect(await listed({ since: noon(days[1]), before: noon(days[3]) })).toEqual([days[2], days[1]]);
    expect(await listed({ since: noon(days[3]) })).toEqual([days[3]]);
    expect(await listed({ before: noon(days[0]) })).toEqual([]);
  });
});
