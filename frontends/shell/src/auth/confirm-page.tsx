import { useCallback } from 'react';

import { confirmEmail, resendConfirmation } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import { ButtonLink, ErrorPanel, Loading, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';
import { AuthFrame } from './auth-frame.js';
import { EmailForm } from './email-form.js';
import { useAskedOnce } from './use-asked-once.js';
import { useLinkToken } from './use-link-token.js';

/** '/auth/confirm#token': the link of the confirmation e-mail. */
export default function ConfirmPage() {
  const token = useLinkToken();
  const { mutate, data, error } = useWrite(confirmEmail);
  useAskedOnce(useCallback(() => mutate({ token }), [mutate, token]));

  if (data)
    return (
      <AuthFrame title={words.confirm.done} text={words.confirm.doneText(data.email)}>
        <ButtonLink to="/auth?tab=signin" state={{ email: data.email }} size="large" block>
          {words.signIn.submit}
        </ButtonLink>
      </AuthFrame>
    );
  if (error?.isUncertain)
    return (
      <AuthFrame title={words.confirm.unreachable}>
        <ErrorPanel {...wordsFor(error)} onRetry={() => mutate({ token })} />
      </AuthFrame>
    );
  // A link that lost its end on the way is no field that somebody could look over.
  if (error) return <LinkFailed title={error.code === 'invalid_input' ? words.noLink : wordsFor(error).title} />;
  return (
    <AuthFrame title={words.confirm.working}>
      <Loading />
    </AuthFrame>
  );
}

/** The link is used up or too old: another one can be asked for. */
function LinkFailed({ title }: { readonly title: string }) {
  const resend = useWrite(resendConfirmation, {
    onSuccess: () => toast({ kind: 'success', ...words.resend.done }),
  });
  return (
    <AuthFrame title={title} text={words.confirm.failedText}>
      <EmailForm
        submitLabel={words.resend.submit}
        busy={resend.isPending}
        error={resend.error}
        onSubmit={(email) => resend.mutate({ email })}
      />
      <ButtonLink to="/auth?tab=signin" kind="bare" block>
        {words.forgot.back}
      </ButtonLink>
    </AuthFrame>
  );
}
