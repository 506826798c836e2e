/** The whole address of a page of ours; null for any other. What a browser would read as another host is another one. */
export function ownPage(text: string, publicOrigin: string): string | null {
  if (!URL.canParse(text, publicOrigin)) return null;
  const url = new URL(text, publicOrigin);
  const isOurs = url.origin === publicOrigin && url.username === '' && url.password === '';
  return isOurs ? url.href : null;
}
