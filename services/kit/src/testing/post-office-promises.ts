import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { Letter, PostOffice } from '../mail/mail.js';

export interface PostOfficeStand {
  readonly postOffice: PostOffice;
  /** Every e-mail that has arrived, as its reader sees it. */
  arrived(): Promise<readonly Letter[]>;
  close(): Promise<void>;
}

const aLetter = (parts: Partial<Letter> = {}): Letter => ({
  id: v7(),
  to: 'laura@correo.mx',
  subject: '¡Hola, Ñandú! Tu alcancía te espera 🐷',
  html: `<p style="color:#123">Niños, ¿listos? ${'Muy largo. '.repeat(40)}</p><a href="https://alcancia.ejemplo/auth#token=a=b">Entrar</a>`,
  text: `Niños, ¿listos?\n\n${'Muy largo. '.repeat(40)}\nhttps://alcancia.ejemplo/auth#token=a=b`,
  ...parts,
});

/** The contract of both mail transports: the local mailbox and SMTP. */
export function describePostOffice(name: string, open: () => Promise<PostOfficeStand>): void {
  describe(`the post office: ${name}`, () => {
    let stand: PostOfficeStand;
    beforeAll(async () => {
      stand = await open();
    });
    afterAll(() => stand.close());

    const sent = async (letter: Letter): Promise<Letter[]> => {
      await stand.postOffice.send(letter);
      return (await stand.arrived()).filter(({ id }) => id === letter.id);
    };

    test('a letter has arrived when it was sent, word by word', async () => {
      const letter = aLetter();
      expect(await sent(letter)).toEqual([letter]);
    });

    test('a letter that is sent once more is still the same letter', async () => {
      const letter = aLetter();
      await stand.postOffice.send(letter);
      const copies = await sent(letter);
      expect(copies.length).toBeGreaterThan(0);
      for (const copy of copies) expect(copy).toEqual(letter);
    });

    test('letters that leave side by side all arrive, each for its own reader', async () => {
      const letters = Array.from({ length: 12 }, (_, index) => aLetter({ to: `lector${index}@correo.mx` }));
      await Promise.all(letters.map((letter) => stand.postOffice.send(letter)));
      const ids = new Set(letters.map(({ id }) => id));
      const arrived = (await stand.arrived()).filter(({ id }) => ids.has(id));
      expect(arrived.toSorted(byId)).toEqual(letters.toSorted(byId));
    });

    test.each([
      ['a list', 'uno@correo.mx, otro@correo.mx'],
      ['a second line', 'uno@correo.mx\r\nBcc: otro@correo.mx'],
      ['a name in front', 'otro@correo.mx <uno@correo.mx>'],
    ])('an address that looks like %s reaches nobody else', async (_looks, to) => {
      const letter = aLetter({ to });
      await stand.postOffice.send(letter).catch(() => undefined);
      const readers = (await stand.arrived()).filter(({ id }) => id === letter.id).map((copy) => copy.to);
      expect(readers).not.toContain('otro@correo.mx');
    });

    test('a subject of two lines adds nothing to the letter', async () => {
      const [letter] = await sent(aLetter({ subject: 'Hola\r\nBcc: otro@correo.mx\r\n\r\nLee esto' }));
      expect(letter?.to).toBe('laura@correo.mx');
      expect(letter?.text).toBe(aLetter().text);
    });
  });
}

const byId = (one: Letter, other: Letter): number => (one.id < other.id ? -1 : 1);
