import { useCallback } from 'react';

import { confirmNewEmail } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import { ButtonLink, ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';
import { AuthFrame } from './auth-frame.js';
import { useAskedOnce } from './use-asked-once.js';
import { useLinkToken } from './use-link-token.js';

/** '/auth/new-email#token': the link that was sent to another address (G27). */
export default function NewEmailPage() {
  const token = useLinkToken();
  const { mutate, data, error } = useWrite(confirmNewEmail);
  useAskedOnce(useCallback(() => mutate({ token }), [mutate, token]));

  if (data)
    return (
      <AuthFrame title={words.newEmail.done} text={words.newEmail.doneText(data.email)}>
        <ButtonLink to="/auth?tab=signin" state={{ email: data.email }} size="large" block>
          {words.newEmail.goOn}
        </ButtonLink>
      </AuthFrame>
    );
  if (error?.isUncertain)
    return (
      <AuthFrame title={words.newEmail.unreachable}>
        <ErrorPanel {...wordsFor(error)} onRetry={() => mutate({ token })} />
      </AuthFrame>
    );
  if (error)
    return (
      <AuthFrame
        title={error.code === 'invalid_input' ? words.noLink : wordsFor(error).title}
        text={words.newEmail.failedText}
      >
        <ButtonLink to="/profile" size="large" block>
          {words.newEmail.goOn}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={words.newEmail.working}>
      <Loading />
    </AuthFrame>
  );
}
