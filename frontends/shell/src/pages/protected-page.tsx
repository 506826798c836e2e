import { matchPath, useLocation } from 'react-router';

import { NotFound } from '../entry/not-found.js';
import { Only } from '../guards/guard.js';
import { SectionGate } from '../guards/section-gate.js';
import { SignedInLayout } from '../layout/signed-in-layout.js';
import { pages } from './pages.js';

/** Whatever the address names: behind its guards and inside the frame, which stays while the page changes. */
export function ProtectedPage() {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (!page) return <NotFound />;
  return (
    <Only for={page.for}>
      <SignedInLayout>
        <SectionGate section={page.section}>{page.element}</SectionGate>
      </SignedInLayout>
    </Only>
  );
}
