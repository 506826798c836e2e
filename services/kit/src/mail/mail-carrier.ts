import type { ServiceRuntime } from '../service-runtime.js';
import type { PostOffice } from './mail.js';

const pauseMs = (tries: number): number => Math.min(60_000 * 2 ** tries, 60 * 60_000);

interface MailRow {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly data: Record<string, string>;
  readonly tries: number;
}

/** Takes the mail rows of one service to the post office; what cannot be sent now is tried again with growing pauses. */
export class MailCarrier {
  constructor(
    private readonly runtime: ServiceRuntime,
    private readonly postOffice: PostOffice,
  ) {}

  async carry(): Promise<void> {
    const schema = this.runtime.definition.name;
    const now = this.runtime.clock.now();
    const rows = await this.runtime.em().execute<MailRow[]>(
      `update ${schema}.mails set next_try_at = ?, tries = tries + 1 where id in (
         select id from ${schema}.mails where sent_at is null and next_try_at <= ? order by next_try_at limit 20 for update skip locked
       ) returning id, template, recipient, data, tries`,
      [new Date(now.getTime() + 60_000).toISOString(), now.toISOString()],
    );
    for (const row of rows) await this.send(row);
  }

  private async send({ id, template, recipient, data, tries }: MailRow): Promise<void> {
    const schema = this.runtime.definition.name;
    try {
      const render = this.runtime.definition.mailTemplates?.[template];
      if (!render) throw new Error(`There is no mail template ${template}`);
      await this.postOffice.send({ to: recipient, ...render(data) });
      await this.runtime
        .em()
        .execute(`update ${schema}.mails set sent_at = ?, data = '{}'::jsonb where id = ?`, [
          this.runtime.clock.now().toISOString(),
          id,
        ]);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.runtime.log.warn({ mailId: id, template, tries, reason }, 'a mail is tried again later');
      const next = new Date(this.runtime.clock.now().getTime() + pauseMs(tries));
      await this.runtime
        .em()
        .execute(`update ${schema}.mails set next_try_at = ? where id = ?`, [next.toISOString(), id]);
    }
  }
}
