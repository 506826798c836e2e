import { matchPath, useLocation } from 'react-router';

import { Bell } from '../bell/bell.js';
import { NotFound } from '../entry/not-found.js';
import { Only } from '../guards/guard.js';
import { SectionGate } from '../guards/section-gate.js';
import { SignedInLayout } from '../layout/signed-in-layout.js';
import { pages } from './pages.js';

/** Whatever the address names: behind its guards and inside the frame, which stays while the page changes. */
export default function ProtectedPage() {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (!page) return <NotFound />;
  return (
    <Only for={page.for}>
      <SignedInLayout isWorld={page.isWorld ?? false} title={page.title} bell={<Bell />}>
        <SectionGate section={page.section}>{page.element}</SectionGate>
      </SignedInLayout>
    </Only>
  );
}
