import { useEffect } from 'react';

import { useSession } from '@alcancia/web-kit';
import { FullPageLoading } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { ToHome } from '../to-home.js';

interface EntryProps {
  readonly onVisitor?: () => void;
}

/** The page of visitors is not the app's: the server gives it at this very address to whoever has stored no session. */
const toLanding = (): void => window.location.replace('/');

/** '/': decides by session (spec 1 §2). */
export function Entry({ onVisitor = toLanding }: EntryProps) {
  const session = useSession();
  const isVisitor = session.status === 'none';
  useEffect(() => {
    if (isVisitor) onVisitor();
  }, [isVisitor, onVisitor]);
  if (session.status === 'loading' || session.status === 'none') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  return <ToHome who={session.who} />;
}
