import { z } from 'zod';

import { isSecureAddress } from '@alcancia/server-kit';

const address = z
  .url()
  .refine(isSecureAddress, 'must be https')
  .transform((url) => new URL(url).origin);

/** Which PayPal is asked, and as whom. Without a client id nobody can subscribe. */
export const payPalConfig = z.object({
  PAYPAL_URL: address.default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: z.string().default(''),
  PAYPAL_CLIENT_SECRET: z.string().default(''),
  /** Which of the webhooks registered at PayPal is ours: part of what is signed. */
  PAYPAL_WEBHOOK_ID: z.string().default(''),
  /** Certificates of webhooks come from this host, or one below it, and are made out to it. */
  PAYPAL_CERTIFICATE_HOST: z.string().min(1).default('paypal.com'),
  /** Who signs those certificates, where it is none of the public authorities: PEM, or the path of a file with it. */
  PAYPAL_ROOT_CERTIFICATE: z.string().optional(),
});
export type PayPalConfig = z.output<typeof payPalConfig>;
