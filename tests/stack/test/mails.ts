import { z } from 'zod';

const caught = z.array(
  z.object({ to: z.array(z.object({ address: z.string() })), subject: z.string(), text: z.string(), date: z.string() }),
);

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Every e-mail that the mail catcher has taken for an address, oldest first. */
export async function mailsTo(mailPage: string, email: string): Promise<Mail[]> {
  const answer = await fetch(new URL('/email', mailPage));
  return caught
    .parse(await answer.json())
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .flatMap(({ to, subject, text }) =>
      to.some(({ address }) => address === email) ? [{ to: email, subject, text }] : [],
    );
}
