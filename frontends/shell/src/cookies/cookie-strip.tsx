import { useLocation } from 'react-router';

import { useSession } from '@alcancia/web-kit';
import { lazyPage, Part } from '@alcancia/web-kit/ui';

const CookieQuestion = lazyPage('cookies', () => import('./cookie-question.js'));

/** Visitors are asked; whoever has entered is not, and a child never is. Where the text is read, the answer stands below it. */
export function CookieStrip() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status !== 'none' || pathname === '/cookies') return null;
  return (
    <Part fallback={null} failed={() => null}>
      <CookieQuestion />
    </Part>
  );
}
