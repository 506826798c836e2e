import type { ServiceRuntime } from '../service-runtime.js';
import { runWrite } from '../use-case/run-write.js';
import type { Work } from '../use-case/work.js';
import { addressOf } from './address-of.js';
import type { MailSender, MailTry } from './mail.js';
import { sayWithVos, writeMail } from './write-mail.js';

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

/** What a feature does about how an e-mail of one template fares. */
export interface MailWatcher {
  run(work: Work, tried: MailTry): Promise<void>;
}

/** Hands the mail rows of one service to the mail sender; what cannot be sent now is retried with backoff. */
export class OutgoingMails {
  constructor(
    private readonly runtime: ServiceRuntime,
    private readonly mailSender: MailSender,
    private readonly watchers: ReadonlyMap<string, MailWatcher>,
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

  private async send(row: MailRow): Promise<boolean> {
    const { id: mailId, template, tries } = row;
    const reason = await this.refusalOf(row);
    const now = this.runtime.clock.now();
    if (reason === null) {
      await this.note({ mailId, template, isSent: true }, `sent_at = ?, data = '{}'::jsonb`, now);
      return true;
    }
    this.runtime.log.warn({ mailId, template, tries, reason }, 'a mail is tried again later');
    const next = new Date(now.getTime() + pauseMs(tries));
    await this.note({ mailId, template, isSent: false }, 'next_try_at = ?', next);
    return false;
  }

  /** Why it was not sent; null when it was. */
  private async refusalOf({ id, template, recipient, data }: MailRow): Promise<string | null> {
    try {
      const { mailTemplates, speaksVos } = this.runtime.definition;
      const write = mailTemplates?.[template];
      if (!write) throw new Error(`There is no mail template ${template}`);
      const to = await addressOf(this.runtime.bus, recipient);
      // Who has no account any more is written to no more.
      if (to === null) return null;
      const isVos = (await speaksVos?.(this.runtime.em(), recipient)) ?? false;
      const mail = writeMail(write(data), isVos ? sayWithVos(data) : undefined);
      await this.mailSender.send({ id, to, about: data['about']?.split(' ') ?? [], ...mail });
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  private async note(tried: MailTry, change: string, moment: Date): Promise<void> {
    const { definition, em, log } = this.runtime;
    const update = `update ${definition.name}.mails set ${change} where id = ?`;
    const values = [moment.toISOString(), tried.mailId];
    const watcher = this.watchers.get(tried.template);
    if (!watcher) return void (await em().execute(update, values));
    try {
      await runWrite(this.runtime, { correlationId: tried.mailId }, async (work) => {
        await watcher.run(work, tried);
        await work.em.execute(update, values);
      });
    } catch (error) {
      // What a watcher cannot do must not send the e-mail twice.
      log.error({ mailId: tried.mailId, template: tried.template, err: error }, 'how a mail fared was not passed on');
      await em().execute(update, values);
    }
  }
}

/** The provider's codes where there are any. Its sentence may name an address or show what was sent. */
function reasonOf(error: unknown): string {
  const { name = 'unknown', code = name, responseCode = '' } = error as Partial<Record<string, string | number>>;
  return `${code} ${responseCode}`.trim();
}
