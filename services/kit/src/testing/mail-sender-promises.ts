import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { Mail, MailSender } from '../mail/mail.js';

export interface MailSenderStand {
  readonly mailSender: MailSender;
  /** Every e-mail that has arrived, as its reader sees it. */
  arrived(): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

const aMail = (parts: Partial<Mail> = {}): Mail => ({
  id: v7(),
  to: 'laura@correo.mx',
  subject: '¡Hola, Ñandú! Tu alcancía te espera 🐷',
  html: `<p style="color:#123">Niños, ¿listos? ${'Muy largo. '.repeat(40)}</p><a href="https://alcancia.ejemplo/auth#token=a=b">Entrar</a>`,
  text: `Niños, ¿listos?\n\n${'Muy largo. '.repeat(40)}\nhttps://alcancia.ejemplo/auth#token=a=b`,
  ...parts,
});

/** The contract of both mail senders: the local mailbox and SMTP. */
export function describeMailSender(name: string, open: () => Promise<MailSenderStand>): void {
  describe(`the mail sender: ${name}`, () => {
    let stand: MailSenderStand;
    beforeAll(async () => {
      stand = await open();
    });
    afterAll(() => stand.close());

    const sent = async (mail: Mail): Promise<Mail[]> => {
      await stand.mailSender.send(mail);
      return (await stand.arrived()).filter(({ id }) => id === mail.id);
    };

    test('a mail has arrived when it was sent, word by word', async () => {
      const mail = aMail();
      expect(await sent(mail)).toEqual([mail]);
    });

    test('header lines of its own arrive with it, whole', async () => {
      const headers = {
        'List-Unsubscribe': `<https://alcancia.ejemplo/api/notifications/unsubscribe/${'x'.repeat(120)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const mail = aMail({ headers });
      expect(await sent(mail)).toEqual([mail]);
    });

    test('a mail that is sent once more is still the same mail', async () => {
      const mail = aMail();
      await stand.mailSender.send(mail);
      const copies = await sent(mail);
      expect(copies.length).toBeGreaterThan(0);
      for (const copy of copies) expect(copy).toEqual(mail);
    });

    test('mails that leave side by side all arrive, each for its own reader', async () => {
      const mails = Array.from({ length: 12 }, (_, index) => aMail({ to: `lector${index}@correo.mx` }));
      await Promise.all(mails.map((mail) => stand.mailSender.send(mail)));
      const ids = new Set(mails.map(({ id }) => id));
      const arrived = (await stand.arrived()).filter(({ id }) => ids.has(id));
      expect(arrived.toSorted(byId)).toEqual(mails.toSorted(byId));
    });

    test.each([
      ['a list', 'uno@correo.mx, otro@correo.mx'],
      ['a second line', 'uno@correo.mx\r\nBcc: otro@correo.mx'],
      ['a name in front', 'otro@correo.mx <uno@correo.mx>'],
    ])('an address that looks like %s reaches nobody else', async (_looks, to) => {
      const mail = aMail({ to });
      await stand.mailSender.send(mail).catch(() => undefined);
      const readers = (await stand.arrived()).filter(({ id }) => id === mail.id).map((copy) => copy.to);
      expect(readers).not.toContain('otro@correo.mx');
    });

    test('a subject of two lines adds nothing to the mail', async () => {
      const [mail] = await sent(aMail({ subject: 'Hola\r\nBcc: otro@correo.mx\r\n\r\nLee esto' }));
      expect(mail?.to).toBe('laura@correo.mx');
      expect(mail?.text).toBe(aMail().text);
    });
  });
}

const byId = (one: Mail, other: Mail): number => (one.id < other.id ? -1 : 1);
