import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { readChildDashboard } from '@alcancia/contracts/family';
import { listChildren, whoAmI } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { adultHere, aWorld, childHere, ids, linkedChild } from './examples.js';

interface Opened {
  readonly api?: FakeApi;
  readonly as?: 'child' | 'adult';
  /** The child's own session. */
  readonly who?: WhoAmI;
  /** The adult's link to Mateo. */
  readonly link?: Parameters<typeof linkedChild>[0];
  /** The page's part of the address. */
  readonly part?: string;
  readonly path?: string;
  readonly at?: string;
}

/** A server for Mateo's world: who is here, and his first screen. */
export const aServer = (who: WhoAmI = childHere()): FakeApi =>
  new FakeApi().answer(whoAmI, () => who).answer(readChildDashboard, () => aWorld());

/** A page of Mateo's world in the browser of Mateo, or of Laura who looks on, before it is there. */
export function renderWorld(
  page: ReactNode,
  {
    api = aServer(),
    as = 'child',
    who = childHere(),
    link,
    part = '',
    path = `/child-dashboard/:childId${part}`,
    at,
  }: Opened = {},
) {
  api.answer(whoAmI, () => (as === 'child' ? who : adultHere()));
  if (as === 'adult')
    api.answer(listChildren, () => ({
      children: [linkedChild(link)],
      limits: { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
      owned: 1,
    }));
  return renderWithKit(page, {
    api,
    path,
    at: at ?? path.replace(':childId', ids.child),
    browser: new FakeBrowser().signedIn({ kind: 'parked', era: 'era-0', token: 'child-0' }),
  });
}

/** The same, once its title is there. */
export async function openWorld(page: ReactNode, opened: Opened = {}) {
  const view = renderWorld(page, opened);
  await screen.findByRole('heading', { level: 1 });
  return view;
}
