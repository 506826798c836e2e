import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useSearchParams } from 'react-router';

import { Button, Part } from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { InviteDrawer } from './invite-drawer.js';

/** 'Invitar Tutor' on a child's page: the form over it, with that child chosen. A reload opens it again. */
export function InviteButton({ childId }: { readonly childId: string }) {
  const [query, setQuery] = useSearchParams();
  const open = (now: URLSearchParams) => ({ ...Object.fromEntries(now), invite: '1' });
  const close = (now: URLSearchParams) => Object.fromEntries([...now].filter(([name]) => name !== 'invite'));
  return (
    <>
      <Button kind="line" size="small" icon={<UserPlus aria-hidden />} onClick={() => setQuery(open)}>
        {words.title}
      </Button>
      {query.get('invite') === '1' && (
        <Part fallback={null}>
          <InviteDrawer childId={childId} onClose={() => setQuery(close, { replace: true })} />
        </Part>
      )}
    </>
  );
}
