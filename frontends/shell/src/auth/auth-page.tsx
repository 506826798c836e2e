import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { useSession } from '@alcancia/web-kit';
import { FullPageLoading, Tabs } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { forgetInvitation, keptInvitation } from '../kept-invitation.js';
import { ToHome } from '../to-home.js';
import { words } from '../words/auth.js';
import { AuthFrame } from './auth-frame.js';
import { CheckMailDialog } from './check-mail-dialog.js';
import { SignInForm } from './sign-in-form.js';
import { SignUpForm } from './sign-up-form.js';

const tabs = [
  { key: 'signin', label: words.signIn.tab },
  { key: 'signup', label: words.signUp.tab },
] as const;
type Tab = (typeof tabs)[number]['key'];

/** '/auth': sign in or sign up, chosen by the query `tab`; signed-in people are redirected to their home. */
export default function AuthPage() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly email?: string } | null };
  const [email, setEmail] = useState(state?.email ?? '');
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const [invitation, setInvitation] = useState(keptInvitation);
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  if (session.status !== 'none') return <ToHome who={session.who} />;

  const tab: Tab = query.get('tab') === 'signin' ? 'signin' : 'signup';
  const leave = (): void => {
    forgetInvitation();
    setInvitation(null);
  };
  const choose = (next: Tab) => setQuery({ tab: next }, { replace: true });
  const signUpSays = invitation ? words.invited : words.signUp;
  const says = tab === 'signin' ? words.signIn : signUpSays;
  return (
    <AuthFrame title={says.title} text={says.text}>
      <Tabs label={words.tabs} look="box" tabs={tabs} value={tab} onChange={choose}>
        {tab === 'signin' ? (
          <SignInForm email={email || (invitation?.email ?? '')} />
        ) : (
          <SignUpForm
            key={invitation?.token}
            invitation={invitation}
            onOpened={setOpenedFor}
            onLeaveInvitation={leave}
          />
        )}
      </Tabs>
      {openedFor !== null && (
        <CheckMailDialog
          email={openedFor}
          onClose={() => {
            setEmail(openedFor);
            setOpenedFor(null);
            choose('signin');
          }}
        />
      )}
    </AuthFrame>
  );
}
