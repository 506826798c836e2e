import { matchPath } from 'react-router';

import type { WhoAmI } from '@alcancia/web-kit';
import type { KnownEntry, KnownPage, RemoteState } from '@alcancia/web-kit/federation';

/** `searching`: a micro-frontend that has not answered yet may bring it. `down`: one that does not answer may. */
export type Found =
  | { readonly page: KnownPage; readonly remote: RemoteState | null }
  | { readonly page: null; readonly search: 'searching' | 'down' | 'nowhere' };

/** Micro-frontends that draw the world of a child: a child's session asks them first, an adult's last. */
const worlds: readonly string[] = ['child'];

/** The micro-frontend of those who run the product: nobody else's page loads it, and theirs loads no other. */
const administration = 'admin';

export const remotesFor = (who: Pick<WhoAmI, 'role'> | null, remotes: readonly RemoteState[]): RemoteState[] =>
  remotes.filter(({ name }) => (name === administration) === (who?.role === 'super_admin'));

/** Whose address it is can be told without that micro-frontend (spec 1 §2). */
export const isAdministration = (pathname: string): boolean =>
  /^[/](?:admin|landing-heatmap|super-admin-dashboard)(?:[/]|$)/.test(pathname);

const isSettled = ({ status }: RemoteState): boolean => status === 'here' || status === 'down';

/** Whose page this is: the shell's own first, then what each micro-frontend brings or is known to bring. */
export function findPage(own: readonly KnownPage[], remotes: readonly RemoteState[], pathname: string): Found {
  const among = (pages: readonly KnownPage[]) => pages.find(({ path }) => matchPath(path, pathname));
  const ofShell = among(own);
  if (ofShell) return { page: ofShell, remote: null };
  for (const remote of remotes) {
    const page = among(remote.known?.routes ?? []);
    if (page) return { page, remote };
  }
  if (!remotes.every(isSettled)) return { page: null, search: 'searching' };
  return { page: null, search: remotes.some(({ status }) => status === 'down') ? 'down' : 'nowhere' };
}

/** Those whose entries stand in the navigation beside a page that is no world: a child's own, or an adult's. */
export const besidePages = (remotes: readonly RemoteState[], isChild: boolean): readonly RemoteState[] =>
  remotes.filter(({ name }) => worlds.includes(name) === isChild);

/** Which micro-frontends to load for this page: its own, and those whose entries stand in the navigation beside it. */
export function wantedFor(found: Found, remotes: readonly RemoteState[], isChild: boolean): string[] {
  const first = besidePages(remotes, isChild);
  const names = (states: readonly RemoteState[]) => states.map(({ name }) => name);
  if (!found.page) return names(first.every(isSettled) ? remotes : first);
  if (found.page.isWorld) return found.remote ? [found.remote.name] : [];
  return [...names(first), ...(found.remote ? [found.remote.name] : [])];
}

interface NavGroup {
  readonly title: string;
  readonly entries: readonly Destination[];
}

/** An entry of the navigation with what its page says of itself. */
export interface Destination extends KnownEntry {
  readonly page: KnownPage | undefined;
  /** Its micro-frontend, which would bring its icon, does not answer. */
  readonly isDown?: boolean;
}

export interface Navigation {
  readonly destinations: readonly Destination[];
  /** Nothing is known of a micro-frontend that is on its way: its entries may still come. */
  readonly isPartial: boolean;
}

/** The entries that the micro-frontends bring, without those whose page this person may not open. */
export function navigationOf(remotes: readonly RemoteState[], mayOpen: (page: KnownPage) => boolean): Navigation {
  const pages = remotes.flatMap(({ known }) => known?.routes ?? []);
  const destinations = remotes
    .flatMap(({ known, status }) => (known?.nav ?? []).map((entry) => ({ ...entry, isDown: status === 'down' })))
    .map((entry) => ({ ...entry, page: pages.find(({ path }) => matchPath(path, entry.to)) }))
    .filter(({ page }) => !page || mayOpen(page));
  return { destinations, isPartial: remotes.some(({ known, status }) => known === null && status === 'loading') };
}

/** The destinations under their headings, in the order in which they were brought. */
export const groupsOf = (destinations: readonly Destination[]): NavGroup[] =>
  [...new Set(destinations.map(({ group }) => group))].map((title) => ({
    title,
    entries: destinations.filter(({ group }) => group === title),
  }));

export const isAt = ({ to, also }: Destination, pathname: string): boolean =>
  matchPath(to, pathname) !== null || (also !== undefined && matchPath(also, pathname) !== null);
