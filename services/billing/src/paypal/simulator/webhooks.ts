import { eventBody } from './bodies.js';
import { type Books, type KeptSubscription, type KeptWebhook, payPalId } from './books.js';
import type { Signer } from './certificates.js';

const minuteMs = 60_000;
/** PayPal repeats up to 25 times in three days. */
const triesAtMost = 25;
const answersWithinMs = 10_000;

export interface WebhookPlace {
  readonly books: Books;
  readonly webhookId: string;
  readonly signer: Signer;
  readonly now: () => Date;
}

/** Writes webhooks, signs them with a certificate of its own, and sends them until they are taken. */
export class Webhooks {
  readonly signer: Signer;
  /** Where they go; unknown until the product listens. */
  url: string | null = null;
  /** While true nothing is sent by itself. */
  isHeld = false;
  /** How often each is sent. */
  copies = 1;

  constructor(private readonly place: WebhookPlace) {
    this.signer = place.signer;
  }

  write(type: string, about: KeptSubscription, shown: object): void {
    const { books, now } = this.place;
    const id = payPalId('WH-', 17);
    const body = JSON.stringify(eventBody(id, type, now(), about, shown));
    books.rows.webhooks.push({ id, type, body, tries: 0, nextTryAt: now().getTime() });
  }

  /** As they are sent with the body; `certificateUrl` is where the certificate is had. */
  headersFor(body: string, certificateUrl: string): Record<string, string> {
    const [id, time] = [payPalId('', 20), this.place.now().toISOString()];
    return {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': this.signer.signed(`${id}|${time}|${this.place.webhookId}`, body),
      'paypal-cert-url': certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }

  async sendDue(certificateUrl: string): Promise<void> {
    if (this.isHeld || this.url === null) return;
    const { books, now } = this.place;
    for (const webhook of books.rows.webhooks.filter(({ nextTryAt }) => nextTryAt <= now().getTime()))
      if (await this.send(webhook, certificateUrl))
        books.rows.webhooks = books.rows.webhooks.filter(({ id }) => id !== webhook.id);
    books.keep();
  }

  private async send(webhook: KeptWebhook, certificateUrl: string): Promise<boolean> {
    webhook.tries += 1;
    webhook.nextTryAt = this.place.now().getTime() + Math.min(2 ** webhook.tries * 1_000, 180 * minuteMs);
    const statuses = await Promise.all(
      Array.from({ length: this.copies }, () => this.post(webhook.body, this.headersFor(webhook.body, certificateUrl))),
    );
    return webhook.tries >= triesAtMost || statuses.every((status) => status >= 200 && status < 300);
  }

  /** The status of the answer; 0 without one. */
  async post(body: string | Buffer, headers: Record<string, string>): Promise<number> {
    if (this.url === null) return 0;
    try {
      const signal = AbortSignal.timeout(answersWithinMs);
      const bytes = new Uint8Array(Buffer.from(body));
      const response = await fetch(this.url, { method: 'POST', headers, body: bytes, signal });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
