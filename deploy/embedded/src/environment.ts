import path from 'node:path';

import { z } from 'zod';

import { CannotStart, words } from './words.js';

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** The interface it listens on; by default only this machine can connect, '0.0.0.0' opens it to the network. */
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The address that people see, where it is not this machine's own. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** E-mail address for questions about the legal texts. */
  LEGAL_CONTACT: z.email().optional(),
  /** 'production' where people keep their own families. */
  NODE_ENV: z.string().default(''),
  /** Whom PayPal knows this product as; with it PayPal itself is asked, otherwise a simulated one. */
  PAYPAL_CLIENT_ID: z.string().optional(),
  /** An AI provider that drafts landing pages and answers for the assistant; otherwise a simulated one. */
  AI_URL: z.url().optional(),
  /** A provider that reads texts aloud; otherwise a simulated one. */
  SPEECH_URL: z.url().optional(),
});

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string;
  readonly legalContact: string;
  readonly isProduction: boolean;
  /** The settings of a PayPal outside, where there is one. */
  readonly payPal: Readonly<Record<string, string>> | undefined;
  /** The settings of an AI provider outside, where there is one. */
  readonly ai: Readonly<Record<string, string>> | undefined;
  /** The settings of a speech provider outside, where there is one. */
  readonly speech: Readonly<Record<string, string>> | undefined;
}

/** Whether the example family is wanted; what else stands on the command line is a mistake. */
export function wantsExample(args: readonly string[]): boolean {
  const unknown = args.find((arg) => arg !== '--demo');
  if (unknown !== undefined) throw new CannotStart(words.unknownOption(unknown));
  return args.length > 0;
}

export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new CannotStart(words.badEnvironment(result.error.issues.map(({ path: [name] }) => String(name))));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN, LEGAL_CONTACT, NODE_ENV } = result.data;
  const settingsOf = (provider: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value = '']) =>
        name.startsWith(provider) ? [[name, value] as const] : [],
      ),
    );
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    legalContact: LEGAL_CONTACT ?? '',
    isProduction: NODE_ENV === 'production',
    payPal: result.data.PAYPAL_CLIENT_ID === undefined ? undefined : settingsOf('PAYPAL_'),
    ai:
      result.data.AI_URL === undefined
        ? undefined
        : { ASSISTANT_AI_SECRET: given['AI_SECRET'] ?? '', ...settingsOf('AI_'), ...settingsOf('ASSISTANT_AI_') },
    speech: result.data.SPEECH_URL === undefined ? undefined : settingsOf('SPEECH_'),
  };
}
