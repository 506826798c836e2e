import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Letter } from './write-mail.js';

/** A mail ready to be sent or shown. */
export interface Mail {
  /** The id of its row: an e-mail that is sent again has the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Header lines of its own, by name: how a mail program ends what is sent regularly (RFC 8058). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ids of the people whom its words are about, apart from its reader. */
  readonly about?: readonly string[];
}

/** The value of an e-mail's data that names the people whom it is about: it is forgotten with them (G41). */
export const aboutPeople = (...ids: readonly string[]): { readonly about: string } => ({ about: ids.join(' ') });

/** A service's own templates: slug (G24) → what it says, with 'tú'. Values arrive unescaped, and are escaped as the letter is set. */
export type MailTemplates = Readonly<Record<string, (data: Record<string, string>) => Letter>>;

/** Whether the reader, by address or by id, is spoken to with 'vos' (G28). */
export type SpeaksVos = (em: SqlEntityManager, recipient: string) => Promise<boolean>;

/** How a try to send an e-mail ended. */
export interface MailTry {
  readonly mailId: string;
  readonly template: string;
  /** False: refused, or nobody answered; it is tried again later. */
  readonly isSent: boolean;
}

/** The mail sender: the local mailbox page keeps e-mails, SMTP sends them. Resolves once the e-mail is stored or the provider has accepted it. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
  /** Where e-mails are kept with us: those about somebody go with that person. What a provider has taken is its reader's. */
  forgetPerson?(personId: string): Promise<void>;
}
