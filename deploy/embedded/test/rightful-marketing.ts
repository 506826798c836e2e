import { randomBytes, randomUUID } from 'node:crypto';

import type { TestSystem } from './a-system.js';
import { type Make, plain } from './rightful-request.js';

/** Somebody in the programme who is nobody of the scene. */
async function anAmbassador({ databases: { sql }, clock }: TestSystem): Promise<string> {
  const id = randomUUID();
  const at = clock.now().toISOString();
  await sql.query(
    `insert into marketing.ambassadors
       (id, adult_id, code, status, commission_percent, payout_method, terms_at, applied_at)
     values ($1, $2, $3, 'aprobado', 20, 'Bizum', $4, $4)`,
    [id, randomUUID(), id.slice(0, 8), at],
  );
  return id;
}

const aVisitorId = (): string => randomBytes(16).toString('hex');

/** What is asked of the open door and of those who bring visitors. */
export const rightfulMarketing: Readonly<Record<string, Make>> = {
  'marketing.apply-as-ambassador': plain('adult', { payoutMethod: 'Bizum', hasAcceptedTerms: true }),
  'marketing.read-ambassadorship': plain('adult'),
  'marketing.list-ambassadors': plain('administrator'),
  'marketing.decide-ambassador': async ({ system }) => ({
    as: 'administrator',
    input: { ambassadorId: await anAmbassador(system), version: 1, status: 'suspendido', commissionPercent: 20 },
  }),
  'marketing.pay-ambassador': async ({ system }) => {
    const ambassadorId = await anAmbassador(system);
    await system.databases.sql.query(
      `insert into marketing.commissions
         (id, ambassador_id, kind, payment, currency, amount_cents, created_at, ripens_at)
       values ($1, $2, 'pago', $4, 'EUR', 6000, $3, $3)`,
      [randomUUID(), ambassadorId, '2026-01-01T00:00:00Z', ambassadorId],
    );
    return { as: 'administrator', input: { ambassadorId, currency: 'EUR', amountCents: 6_000 } };
  },
  'marketing.generate-landings': plain('administrator', {
    goal: 'Que prueben la app',
    audience: 'familias',
    country: 'México',
    tone: 'claro',
    benefits: ['Aprenden a esperar'],
    keyword: 'ahorro',
  }),
  'marketing.note-touches': async () => ({
    as: 'visitor',
    input: {
      visitId: '0'.repeat(32),
      landingId: randomUUID(),
      version: 1,
      viewport: 'phone',
      touches: [{ section: 'hero', kind: 'clic', x: 1, y: 1, selector: 'h1' }],
    },
  }),
  'marketing.read-heatmap': async () => ({
    as: 'administrator',
    input: { landingId: randomUUID(), viewport: 'phone', layer: 'clicks', from: '2026-11-01', to: '2026-11-30' },
  }),
  'marketing.note-visit': async () => ({
    as: 'visitor',
    input: { visitorId: aVisitorId(), code: 'ALCANC22', landing: '/' },
  }),
  'marketing.link-sign-up': async () => ({ as: 'adult', input: { visitorId: aVisitorId() } }),
};
