import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { type KeptSigner, Signer } from './certificates.js';
import { certificateHost, PayPalSimulator } from './paypal-simulator.js';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1),
  /** Where its books lie and how it signs, and `root.pem`, the authority that billing is to trust. */
  FOLDER: z.string().min(1),
  /** Whom it lets in. */
  PAYPAL_CLIENT_ID: z.string().min(1),
  PAYPAL_CLIENT_SECRET: z.string().min(1),
  /** Where webhooks go: the gateway's door. */
  WEBHOOK_URL: z.url(),
});

const everyMs = 1_000;

/** The one of the last start, so that what was trusted then is trusted now. */
function signerIn(folder: string): Signer {
  const file = path.join(folder, 'signer.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptSigner) : undefined;
  const signer = new Signer(certificateHost, kept);
  writeFileSync(file, JSON.stringify(signer.toKeep()), { mode: 0o600 });
  writeFileSync(path.join(folder, 'root.pem'), signer.root);
  return signer;
}

/** PayPal as a process of its own, beside a system whose processes are killed: its books and its word outlive each of them. */
const { HOST, PORT, FOLDER, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, WEBHOOK_URL } = environment.parse(process.env);
mkdirSync(FOLDER, { recursive: true });
const simulator = await PayPalSimulator.start({
  clientId: PAYPAL_CLIENT_ID,
  clientSecret: PAYPAL_CLIENT_SECRET,
  host: HOST,
  port: PORT,
  file: path.join(FOLDER, 'books.json'),
  signer: signerIn(FOLDER),
  everyMs,
});
simulator.webhooks.url = WEBHOOK_URL;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void simulator.stop().then(() => process.exit()));
