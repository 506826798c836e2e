import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { readChildDashboard } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { adultHere, aWorld, childHere, ids } from './examples.js';

interface Opened {
  readonly api?: FakeApi;
  readonly as?: 'child' | 'adult';
  /** The page's part of the address. */
  readonly part?: string;
  readonly path?: string;
  readonly at?: string;
}

/** A server for Mateo's world: who is here, and his first screen. */
export const aServer = (who: WhoAmI = childHere()): FakeApi =>
  new FakeApi().answer(whoAmI, () => who).answer(readChildDashboard, () => aWorld());

/** A page of Mateo's world in the browser of Mateo, or of Laura who looks on. */
export async function openWorld(
  page: ReactNode,
  { api = aServer(), as = 'child', part = '', path = `/child-dashboard/:childId${part}`, at }: Opened = {},
) {
  api.answer(whoAmI, () => (as === 'child' ? childHere() : adultHere()));
  const view = renderWithKit(page, {
    api,
    path,
    at: at ?? path.replace(':childId', ids.child),
    browser: new FakeBrowser().signedIn({ kind: 'parked', era: 'era-0', token: 'child-0' }),
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
