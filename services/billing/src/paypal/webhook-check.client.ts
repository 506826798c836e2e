import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

import { Inject, Injectable } from '@nestjs/common';

import { Clock, CONFIG, createGuard, failure, onceMoreIfCutOff } from '@alcancia/server-kit';

import { PayPal } from './paypal.client.js';
import type { PayPalConfig } from './paypal-settings.policy.js';
import { PayPalRefusal } from './paypal.errors.js';
import { payPalLimits } from './paypal.limits.js';
import {
  certificateAddress,
  certificatesIn,
  isSignatureOf,
  type Transmission,
  type Trust,
  trustedLeaf,
} from './webhook-signature.policy.js';

interface Kept {
  readonly pem: string;
  readonly until: number;
}

/** Whether a webhook is PayPal's, for us, and whole: by its certificate, or by PayPal's word where that cannot be had. */
@Injectable()
export class WebhookCheck {
  private readonly certificates = new Map<string, Kept>();
  private readonly guard = createGuard({ atOnce: payPalLimits.atOnce, deadlineMs: payPalLimits.deadlineMs });
  private readonly trust: Trust;

  constructor(
    @Inject(CONFIG) private readonly config: PayPalConfig,
    private readonly clock: Clock,
    private readonly payPal: PayPal,
  ) {
    const { PAYPAL_CERTIFICATE_HOST: host, PAYPAL_URL: payPalUrl, PAYPAL_ROOT_CERTIFICATE: root } = config;
    const authorities = (root === undefined ? rootCertificates : [pemOf(root)]).flatMap(certificatesIn);
    this.trust = { host, payPalUrl, authorities };
  }

  /** False: it is not. Throws `unavailable` while neither the certificate nor PayPal can be had: it is sent again. */
  async isGenuine(transmission: Transmission, raw: Buffer): Promise<boolean> {
    const { PAYPAL_WEBHOOK_ID: webhookId } = this.config;
    const address = certificateAddress(transmission.certificateUrl, this.trust);
    if (webhookId === '' || !address) return false;
    const pem = await this.certificateAt(address);
    if (pem === null) return this.isGenuineByPayPal(transmission, webhookId, raw);
    const leaf = trustedLeaf(pem, this.trust, this.clock.now());
    return leaf !== null && isSignatureOf(leaf, transmission, webhookId, raw);
  }

  private async isGenuineByPayPal(transmission: Transmission, webhookId: string, raw: Buffer): Promise<boolean> {
    try {
      return await this.payPal.isSigned(transmission, webhookId, raw);
    } catch (error) {
      if (error instanceof PayPalRefusal) return false;
      throw error;
    }
  }

  /** Null: it cannot be had now. */
  private async certificateAt(address: URL): Promise<string | null> {
    const now = performance.now();
    const kept = this.certificates.get(address.href);
    if (kept && now < kept.until) return kept.pem;
    try {
      const pem = await this.guard.run('certificates', (signal) => onceMoreIfCutOff(() => fetchText(address, signal)));
      if (this.certificates.size >= payPalLimits.certificates) this.certificates.clear();
      this.certificates.set(address.href, { pem, until: now + payPalLimits.certificateKeptMs });
      return pem;
    } catch {
      return null;
    }
  }
}

const pemOf = (given: string): string => (given.startsWith('-----BEGIN') ? given : readFileSync(given, 'utf8'));

async function fetchText(address: URL, signal: AbortSignal | undefined): Promise<string> {
  const response = await fetch(address, { redirect: 'error', ...(signal ? { signal } : {}) });
  if (!response.ok || !response.body) throw failure('unavailable');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > payPalLimits.certificateBytes) throw failure('unavailable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
