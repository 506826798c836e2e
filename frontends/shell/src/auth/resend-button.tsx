import { resendConfirmation } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Button, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';

/** Asks for the confirmation e-mail once more; answers the same whether or not the e-mail is known (G52). */
export function ResendButton({ email }: { readonly email: string }) {
  const resend = useWrite(resendConfirmation, {
    onSuccess: () => toast({ kind: 'success', ...words.resend.done }),
    onError: (error) => toastError(error),
  });
  return (
    <Button kind="soft" size="small" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
      {words.resend.submit}
    </Button>
  );
}
