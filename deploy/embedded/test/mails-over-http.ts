/** The e-mails of a running system, as its mailbox page shows them. */
export async function mailsAt(origin: string): Promise<{ to: string; text: string }[]> {
  const list = await (await fetch(`${origin}/buzon`)).text();
  const ids = [...list.matchAll(/href="\/buzon\/([\w-]+)"/g)].map(([, id]) => id);
  return Promise.all(
    ids.map(async (id) => {
      const text = await (await fetch(`${origin}/buzon/${id}`)).text();
      return { to: /[\w.+-]+@[\w.-]+/.exec(text)?.[0] ?? '', text };
    }),
  );
}
