import { z } from 'zod';

const caught = z.array(
  z.object({ to: z.array(z.object({ address: z.string() })), subject: z.string(), text: z.string(), date: z.string() }),
);

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Every e-mail that the mail catcher has taken, once for each of its readers, oldest first. */
export async function everyMail(mailPage: string): Promise<Mail[]> {
  const answer = await fetch(new URL('/email', mailPage));
  return caught
    .parse(await answer.json())
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .flatMap(({ to, subject, text }) => to.map(({ address }) => ({ to: address, subject, text })));
}

export const mailsTo = async (mailPage: string, email: string): Promise<Mail[]> =>
  (await everyMail(mailPage)).filter(({ to }) => to === email);

/** Empties the mail catcher. */
export async function deleteMails(mailPage: string): Promise<void> {
  await fetch(new URL('/email/all', mailPage), { method: 'DELETE' });
}
