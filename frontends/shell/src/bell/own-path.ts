/** A link as a path of our own origin, or null: a notification leads nowhere else (G52). */
export function ownPath(link: string | undefined, origin: string = location.origin): string | null {
  if (!link?.startsWith('/')) return null;
  try {
    const url = new URL(link, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
