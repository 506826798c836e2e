import { useSession } from '@alcancia/web-kit';
import { FullPageLoading, lazyPage, Part } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { ToHome } from '../to-home.js';

const WelcomePage = lazyPage('welcome', () => import('./welcome-page.js'));

/** '/': decides by session (spec 1 §2). */
export function Entry() {
  const session = useSession();
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'none') return <Welcome />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  return <ToHome who={session.who} />;
}

const Welcome = () => (
  <Part fallback={<FullPageLoading />}>
    <WelcomePage />
  </Part>
);
