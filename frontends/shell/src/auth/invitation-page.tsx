import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';

import { previewInvitation, readInvitation } from '@alcancia/contracts/identity';
import { type ApiError, read, useSession, useSessionActs, wordsFor } from '@alcancia/web-kit';
import { Button, ButtonLink, FullPageLoading, Loading, looksLikeEmail } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { AuthFrame } from './auth-frame.js';
import { needsOnboarding } from '../home-of.js';
import { words } from '../words/invitation.js';
import { InvitationAnswer } from './invitation-answer.js';
import './invitation.css';
import { forgetInvitation, keepInvitation } from '../kept-invitation.js';

/** '/accept-invite/{token}' (spec 2 §2): what anybody sees, and the answer of whom it was sent to. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const session = useSession();
  const { hash } = useLocation();
  // Whatever comes between, an account or a chosen profile, leads back here.
  useEffect(() => {
    if (token) keepInvitation(token, addressIn(hash));
  }, [token, hash]);
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  if (session.status === 'none') return <ForVisitor token={token} />;
  const { who } = session;
  if (needsOnboarding(who)) return <Navigate to="/onboarding" replace />;
  if (who.profile !== 'adult') return <Navigate to="/profile-selector" replace />;
  return <ForAdult token={token} />;
}

/** The link of the e-mail carries the address after '#', where no server sees it; it is for the form of signing up (G25). */
function addressIn(hash: string): string {
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  return looksLikeEmail(email) ? email : '';
}

function ForVisitor({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(read(previewInvitation, { token }));
  if (error) return <Unusable error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const cancel = (): void => {
    forgetInvitation();
    void navigate('/');
  };
  return (
    <AuthFrame title={words.invites(data.inviterName, data.childCount)} text={words.needsAccount}>
      <div className="invitation">
        <div className="acts">
          <Button kind="line" size="large" onClick={cancel}>
            {words.cancel}
          </Button>
          <ButtonLink to="/auth?tab=signup" size="large">
            {words.signUp}
          </ButtonLink>
        </div>
        <ButtonLink to="/auth?tab=signin" kind="bare" block>
          {words.signIn}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function ForAdult({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery(read(readInvitation, { token }));
  if (error?.code === 'invitation_for_another') return <ForAnother />;
  if (error) return <Unusable error={error} onRetry={() => void refetch()} />;
  return data ? <InvitationAnswer token={token} invitation={data} /> : <Waiting />;
}

const Waiting = () => (
  <AuthFrame title={words.page}>
    <Loading />
  </AuthFrame>
);

/** Used up, expired, withdrawn or unknown; or not to be loaded just now. */
function Unusable({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const isFinal = !error.isUncertain && error.kind !== 'too_many';
  const said = error.code === 'invalid_input' ? { title: words.noToken } : wordsFor(error);
  useEffect(() => {
    if (isFinal) forgetInvitation();
  }, [isFinal]);
  return (
    <AuthFrame title={isFinal ? said.title : words.failed} text={isFinal ? (said.text ?? words.askAgain) : said.title}>
      {!isFinal && (
        <Button size="large" block onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <ButtonLink to="/" kind="line" block onClick={forgetInvitation}>
        {words.home}
      </ButtonLink>
    </AuthFrame>
  );
}

/** Signed in with an account to which it was not sent. */
function ForAnother() {
  const session = useSession();
  const { signOut } = useSessionActs();
  const email = 'who' in session ? (session.who.adult?.email ?? '') : '';
  return (
    <AuthFrame title={words.forAnother} text={words.signedInAs(email)}>
      <div className="invitation acts">
        <ButtonLink to="/" kind="line" size="large" onClick={forgetInvitation}>
          {words.home}
        </ButtonLink>
        <Button size="large" onClick={() => void signOut()}>
          {words.changeAccount}
        </Button>
      </div>
    </AuthFrame>
  );
}
