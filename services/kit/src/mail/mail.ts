/** A mail ready to be sent or shown. */
export interface Letter {
  /** That of its row: a letter that is sent once more carries the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A service's own templates: slug (G24) → how it reads. Values arrive unescaped; a template escapes what it puts into HTML. */
export type MailTemplates = Readonly<Record<string, (data: Record<string, string>) => Omit<Letter, 'id' | 'to'>>>;

/** Where letters go: the local mailbox page keeps them, SMTP sends them. Resolves once somebody else answers for the letter. */
export interface PostOffice {
  send(letter: Letter): Promise<void>;
}
