import type { Clock, Mail, MailSender } from '@alcancia/server-kit';

import type { SqlPort } from '../issuer/store/sql.js';

export interface KeptMail extends Mail {
  readonly sent_at: Date | string;
}

/** How many e-mails are kept, and for how long: as long as the rows that they were sent from. Older ones are deleted. */
const keptAtMost = 200;
const keptForMs = 7 * 86_400_000;

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
    await sql.query(`alter table mailbox.letters add column if not exists headers jsonb not null default '{}'`, []);
    await sql.query(`alter table mailbox.letters add column if not exists about jsonb not null default '[]'`, []);
    return new Mailbox(sql, clock);
  }

  async send({ id, to, subject, html, text, headers = {}, about = [] }: Mail): Promise<void> {
    await this.sql.query(
      `insert into mailbox.letters (id, recipient, subject, html, body, sent_at, headers, about)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)
       on conflict (id) do nothing`,
      [id, to, subject, html, text, this.clock.now().toISOString(), JSON.stringify(headers), JSON.stringify(about)],
    );
    await this.sql.query(
      `delete from mailbox.letters
       where sent_at < $1 or id not in (select id from mailbox.letters order by id desc limit ${keptAtMost})`,
      [this.oldest()],
    );
  }

  async forgetPerson(personId: string): Promise<void> {
    await this.sql.query(`delete from mailbox.letters where about @> $1::jsonb`, [JSON.stringify([personId])]);
  }

  /** Newest first. */
  mails(): Promise<KeptMail[]> {
    return this.sql.query<KeptMail>(
      `select id, recipient as "to", subject, html, body as text, headers, sent_at from mailbox.letters
       where sent_at >= $1 order by id desc`,
      [this.oldest()],
    );
  }

  private oldest(): string {
    return new Date(this.clock.now().getTime() - keptForMs).toISOString();
  }

  async mail(id: string): Promise<KeptMail | undefined> {
    return (await this.mails()).find((mail) => mail.id === id);
  }
}
