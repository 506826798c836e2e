import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';

import { anSmtpServer } from '../../test/an-smtp-server.js';
import { addCoins, purseService } from '../../test/purse.service.js';
import { InProcessBus } from '../bus/in-process-bus.js';
import { startService, type RunningService } from '../start-service.js';
import { openTestDatabase, type TestDatabase } from '../testing/index.js';
import { SmtpMailSender } from './smtp-mail-sender.js';

const bus = new InProcessBus();
let home: TestDatabase;
let service: RunningService;
let port: number;
let mailSender: SmtpMailSender;

beforeAll(async () => {
  const provider = await anSmtpServer();
  port = Number(new URL(provider.url).port);
  mailSender = new SmtpMailSender({ SMTP_URL: provider.url, MAIL_FROM: 'hola@alcancia.mx' });
  await provider.stop();

  home = await openTestDatabase();
  const env = { INTENT_SECRET: 'a secret of the tests, long enough to be one' };
  service = await startService(purseService, { bus, database: home.database, env, mailSender, hears: () => true });
});
afterAll(async () => {
  await service.stop();
  mailSender.close();
  await home.drop();
});

const addsCoins = (cents: number) =>
  bus.request(addCoins.subject, {
    input: { purseId: v7(), cents },
    caller: null,
    origin: { address: '127.0.0.1', userAgent: 'test' },
    correlationId: v7(),
    deadlineAt: Date.now() + 20_000,
    idempotencyKey: v7(),
  });

interface MailRow {
  readonly data: object;
  readonly tries: number;
  readonly is_sent: boolean;
}
const onlyMail = async (): Promise<MailRow> => {
  const rows = await service
    .em()
    .execute<MailRow[]>('select data, tries, sent_at is not null as is_sent from purse.mails');
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const afterAnHour = async () => {
  service.clock.shift(3_600_000);
  await service.settled();
};

it('a mail outlives its provider: kept, tried again, sent once when it is back, and then nothing of it is kept', async () => {
  expect(await addsCoins(100)).toMatchObject({ ok: true });
  await service.settled();
  const { tries } = await onlyMail();

  await afterAnHour();
  const waiting = await onlyMail();
  expect(waiting).toMatchObject({ data: { cents: '100' }, is_sent: false });
  expect(waiting.tries).toBeGreaterThan(tries);

  const provider = await anSmtpServer(port);
  try {
    provider.refusal = new Error('full');
    await afterAnHour();
    expect(await onlyMail()).toMatchObject({ data: { cents: '100' }, is_sent: false });

    provider.refusal = null;
    await afterAnHour();
    await afterAnHour();
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([['someone@example.org', '100 centavos']]);
    expect(await onlyMail()).toMatchObject({ data: {}, is_sent: true });
  } finally {
    await provider.stop();
  }
});
