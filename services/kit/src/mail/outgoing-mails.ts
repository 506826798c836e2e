import type { ServiceRuntime } from '../service-runtime.js';
import type { MailSender } from './mail.js';

/** E-mails sent at the same time; the lease on their rows outlasts the timeout of each. */
const atOnce = 10;
const leaseMs = 60_000;
/** So many rounds at one go: a service that stops does not wait for a long queue. */
const roundsAtMost = 10;

const pauseMs = (tries: number): number => Math.min(5_000 * 2 ** tries, 60 * 60_000);

interface MailRow {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly data: Record<string, string>;
  readonly tries: number;
}

/** Hands the mail rows of one service to the mail sender; what cannot be sent now is retried with backoff. */
export class OutgoingMails {
  constructor(
    private readonly runtime: ServiceRuntime,
    private readonly mailSender: MailSender,
  ) {}

  async sendDue(): Promise<void> {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const rows = await this.leased();
      const sent = await Promise.all(rows.map((row) => this.send(row)));
      if (sent.length < atOnce || sent.includes(false)) return;
    }
  }

  private async leased(): Promise<MailRow[]> {
    const schema = this.runtime.definition.name;
    const now = this.runtime.clock.now();
    return this.runtime.em().execute<MailRow[]>(
      `update ${schema}.mails set next_try_at = ?, tries = tries + 1 where id in (
         select id from ${schema}.mails where sent_at is null and next_try_at <= ?
         order by next_try_at limit ${atOnce} for update skip locked
       ) returning id, template, recipient, data, tries`,
      [new Date(now.getTime() + leaseMs).toISOString(), now.toISOString()],
    );
  }

  private async send({ id, template, recipient, data, tries }: MailRow): Promise<boolean> {
    const schema = this.runtime.definition.name;
    try {
      const render = this.runtime.definition.mailTemplates?.[template];
      if (!render) throw new Error(`There is no mail template ${template}`);
      await this.mailSender.send({ id, to: recipient, ...render(data) });
      await this.runtime
        .em()
        .execute(`update ${schema}.mails set sent_at = ?, data = '{}'::jsonb where id = ?`, [
          this.runtime.clock.now().toISOString(),
          id,
        ]);
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      this.runtime.log.warn({ mailId: id, template, tries, reason }, 'a mail is tried again later');
      const next = new Date(this.runtime.clock.now().getTime() + pauseMs(tries));
      await this.runtime
        .em()
        .execute(`update ${schema}.mails set next_try_at = ? where id = ?`, [next.toISOString(), id]);
      return false;
    }
  }
}

/** The provider's codes where there are any. Its sentence may name an address or show what was sent. */
function reasonOf(error: unknown): string {
  const { name = 'unknown', code = name, responseCode = '' } = error as Partial<Record<string, string | number>>;
  return `${code} ${responseCode}`.trim();
}
