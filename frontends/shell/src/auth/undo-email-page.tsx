import { undoEmailChange } from '@alcancia/contracts/identity';
import { useSessionActs, useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, ButtonLink } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';
import { AuthFrame } from './auth-frame.js';
import { Refusal } from './refusal.js';
import { useLinkToken } from './use-link-token.js';

const says = words.undoEmail;

/** '/auth/undo-email#token': the address before takes the account back, and whoever is in is out (G27). */
export default function UndoEmailPage() {
  const token = useLinkToken();
  const session = useSessionActs();
  const undo = useWrite(undoEmailChange, { onSuccess: () => session.forget() });

  if (undo.data)
    return (
      <AuthFrame title={says.done} text={says.doneText(undo.data.email)}>
        <ButtonLink to="/auth/forgot" size="large" block>
          {says.newPassword}
        </ButtonLink>
      </AuthFrame>
    );
  const isFinal = undo.error !== null && !undo.error.isUncertain && undo.error.kind !== 'too_many';
  const isKnown = undo.error !== null && undo.error.code !== 'invalid_input';
  if (!token || isFinal)
    return (
      <AuthFrame title={isKnown ? wordsFor(undo.error).title : words.noLink} text={says.failedText}>
        <ButtonLink to="/" size="large" block>
          {says.home}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={says.title} text={says.text}>
      <Refusal error={undo.error} />
      <Button size="large" block busy={undo.isPending} onClick={() => undo.mutate({ token })}>
        {says.submit}
      </Button>
    </AuthFrame>
  );
}
