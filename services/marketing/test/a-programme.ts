import { randomBytes, randomUUID } from 'node:crypto';

import type { subscriptionTurned } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import {
  applyAsAmbassador,
  decideAmbassador,
  linkSignUp,
  listAmbassadors,
  noteVisit,
  payAmbassador,
  readAmbassadorship,
} from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

export const servicesEnv = { PUBLIC_ORIGIN: 'http://alcancia.test', VISITOR_SECRET: 'v'.repeat(40) };
export const dayMs = 86_400_000;

type Adult = ReturnType<typeof anAdult>;
export const application = { payoutMethod: 'Bizum 600 000 000', hasAcceptedTerms: true } as const;

export const aVisitorId = () => randomBytes(16).toString('hex');

let invoices = 0;
export const payment = (
  { adultId: recipientId, familyId }: Adult,
  amountCents = 10_000,
  currency: 'EUR' | 'USD' = 'EUR',
): DataOf<typeof subscriptionTurned> => ({
  familyId: familyId!,
  recipientId,
  subscriptionId: randomUUID(),
  turn: 'charged',
  planName: 'Familia',
  period: 'monthly',
  currency,
  amountCents,
  until: null,
  invoiceNumber: `2026-${(invoices += 1)}`,
});

/** The programme at work, as a browser, those who run it and the other services see it. */
export function aProgramme(service: TestService) {
  async function rowOf(code: string) {
    const { ambassadors } = await service.ask(listAmbassadors, anAdministrator(), {});
    const row = ambassadors.find((one) => one.code === code);
    if (!row) throw new Error('no such ambassador');
    return row;
  }

  async function decide(code: string, status: 'aprobado' | 'rechazado' | 'suspendido', commissionPercent = 20) {
    const { ambassadorId, version } = await rowOf(code);
    await service.ask(decideAmbassador, anAdministrator(), { ambassadorId, version, status, commissionPercent });
  }

  async function anAmbassador(commissionPercent = 20) {
    const adult = anAdult();
    await service.ask(applyAsAmbassador, adult, application);
    const [row] = await service
      .em()
      .execute<{ code: string; id: string }[]>(`select code, id from marketing.ambassadors where adult_id = ?`, [
        adult.adultId,
      ]);
    const { code, id } = row!;
    await decide(code, 'aprobado', commissionPercent);
    return { adult, code, id };
  }

  let networks = 0;
  const elsewhere = () => ({ address: `198.51.${(networks += 1) % 250}.7`, userAgent: '' });

  async function visited(code: string, visitorId = aVisitorId()): Promise<string> {
    await service.ask(noteVisit, null, { visitorId, code, landing: '/' }, elsewhere());
    service.clock.shift(1_000);
    return visitorId;
  }

  const household = async (adult: Adult) => {
    const { adultId: ownerId, familyId } = adult;
    const settings = { timeZone: 'Europe/Madrid', moneyName: 'Monedas' };
    await service.tell(familyChanged, { familyId: familyId!, ownerId, ...settings });
  };

  async function signedUp(code: string): Promise<Adult> {
    const visitorId = await visited(code);
    const adult = anAdult();
    await household(adult);
    await service.ask(linkSignUp, adult, { visitorId });
    return adult;
  }

  const own = async (adult: Adult) => (await service.ask(readAmbassadorship, adult, {})).ambassador!;
  const pay = (ambassadorId: string, amountCents: number, currency = 'EUR') =>
    service.ask(payAmbassador, anAdministrator(), { ambassadorId, currency, amountCents });

  return { anAmbassador, decide, household, own, pay, rowOf, signedUp, visited };
}
