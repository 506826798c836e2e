import { requestPasswordReset } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { ButtonLink } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';
import { AuthFrame } from './auth-frame.js';
import { EmailForm } from './email-form.js';

/** '/auth/forgot': '¿Olvidaste tu contraseña?' Says the same whether or not the e-mail is known (G27). */
export default function ForgotPage() {
  const { mutate, isSuccess, isPending, error, variables } = useWrite(requestPasswordReset);
  return (
    <AuthFrame
      title={isSuccess ? words.forgot.done : words.forgot.title}
      text={isSuccess ? words.forgot.doneText(variables.email) : words.forgot.text}
    >
      {!isSuccess && (
        <EmailForm
          submitLabel={words.forgot.submit}
          busy={isPending}
          error={error}
          onSubmit={(email) => mutate({ email })}
        />
      )}
      <ButtonLink to="/auth?tab=signin" kind={isSuccess ? 'primary' : 'bare'} size="large" block>
        {words.forgot.back}
      </ButtonLink>
    </AuthFrame>
  );
}
