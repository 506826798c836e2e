import { Navigate } from 'react-router';

import { useSession } from '@alcancia/web-kit';
import { FullPageLoading, lazyPage, Part } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { homeOf } from '../home-of.js';

const WelcomePage = lazyPage('welcome', () => import('./welcome-page.js'));

/** '/': decides by session (spec 1 §2). */
export function Entry() {
  const session = useSession();
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'none') return <Welcome />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  return <Navigate to={homeOf(session.who)} replace />;
}

const Welcome = () => (
  <Part fallback={<FullPageLoading />}>
    <WelcomePage />
  </Part>
);
