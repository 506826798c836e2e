import { createTransport } from 'nodemailer';
import { z } from 'zod';

import type { Mail, MailSender } from './mail.js';

/** The environment of a service that sends mails. */
export const mailConfig = z.object({
  /** smtp://user:password@host:port, or smtps:// where the connection begins with TLS. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender: an address, or 'Alcancía <hola@alcancia.example>'. */
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/),
});
export type MailConfig = z.output<typeof mailConfig>;

/** Timeout of sending one e-mail; its row is tried again later. */
const deadlineMs = 10_000;

/** Sends e-mails by SMTP over a few kept connections. It logs nothing: addresses, links and credentials pass through here. */
export class SmtpMailSender implements MailSender {
  private readonly transport;

  constructor(
    { SMTP_URL, MAIL_FROM }: MailConfig,
    private readonly timeoutMs = deadlineMs,
  ) {
    this.transport = createTransport(
      {
        url: SMTP_URL,
        pool: true,
        maxConnections: 5,
        maxRequeues: 0,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: MAIL_FROM },
    );
  }

  async send({ id, to, subject, html, text, headers = {} }: Mail): Promise<void> {
    const mail = {
      // As parts and not as a line to be read: what a person typed is one address and never a list of them.
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers,
      messageId: `<${id}@alcancia>`,
      signal: AbortSignal.timeout(this.timeoutMs),
    };
    await this.transport.sendMail(mail);
  }

  /** Ends the kept connections; e-mails under way are finished first. */
  close(): void {
    this.transport.close();
  }
}
