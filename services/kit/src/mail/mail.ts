/** A mail ready to be sent or shown. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A service's own templates: slug (G24) → how it reads. Values arrive unescaped; a template escapes what it puts into HTML. */
export type MailTemplates = Readonly<Record<string, (data: Record<string, string>) => Omit<Letter, 'to'>>>;

/** Where letters go: the local mailbox page keeps them, SMTP sends them. */
export interface PostOffice {
  send(letter: Letter): Promise<void>;
}
