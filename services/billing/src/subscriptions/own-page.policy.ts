import { notOwnPage } from './subscription.errors.js';

/** The whole address of a page of ours; null for any other. What a browser would read as another host is another one. */
function ownPage(text: string, publicOrigin: string): string | null {
  if (!URL.canParse(text, publicOrigin)) return null;
  const url = new URL(text, publicOrigin);
  const isOurs = url.origin === publicOrigin && url.username === '' && url.password === '';
  return isOurs ? url.href : null;
}

type PageField = 'returnUrl' | 'cancelUrl';

/** Where PayPal is to send back to: a page of ours, or the field is refused. */
export function ownPageIn(input: Readonly<Record<PageField, string>>, field: PageField, publicOrigin: string): string {
  const page = ownPage(input[field], publicOrigin);
  if (page === null) throw notOwnPage(field);
  return page;
}
