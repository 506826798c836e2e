import type { Clock, Mail, MailSender } from '@alcancia/server-kit';

import type { SqlPort } from '../issuer/store/sql.js';

export interface KeptMail extends Mail {
  readonly sent_at: Date | string;
}

/** How many e-mails are kept; older ones are deleted. */
const keptAtMost = 200;

/** The embedded mail sender: nothing leaves this machine, e-mails are kept and shown at /buzon. */
export class Mailbox implements MailSender {
  private constructor(
    private readonly sql: SqlPort,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  static async open(sql: SqlPort, clock: Pick<Clock, 'now'>): Promise<Mailbox> {
    await sql.query('create schema if not exists mailbox', []);
    await sql.query(
      `create table if not exists mailbox.letters (
         id uuid primary key, recipient text not null, subject text not null,
         html text not null, body text not null, sent_at timestamptz not null)`,
      [],
    );
    return new Mailbox(sql, clock);
  }

  async send({ id, to, subject, html, text }: Mail): Promise<void> {
    await this.sql.query(
      `insert into mailbox.letters (id, recipient, subject, html, body, sent_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [id, to, subject, html, text, this.clock.now().toISOString()],
    );
    await this.sql.query(
      `delete from mailbox.letters where id not in (select id from mailbox.letters order by id desc limit ${keptAtMost})`,
      [],
    );
  }

  /** Newest first. */
  mails(): Promise<KeptMail[]> {
    return this.sql.query<KeptMail>(
      'select id, recipient as "to", subject, html, body as text, sent_at from mailbox.letters order by id desc',
      [],
    );
  }

  async mail(id: string): Promise<KeptMail | undefined> {
    return (await this.mails()).find((mail) => mail.id === id);
  }
}
