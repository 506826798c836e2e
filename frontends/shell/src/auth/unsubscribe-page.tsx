import { useQuery } from '@tanstack/react-query';

import { readUnsubscription, unsubscribe } from '@alcancia/contracts/notifications';
import { read, useWrite } from '@alcancia/web-kit';
import { Button, ButtonLink, Loading } from '@alcancia/web-kit/ui';

import { words } from '../words/notice-choices.js';
import { AuthFrame } from './auth-frame.js';
import { Refusal } from './refusal.js';
import { useLinkToken } from './use-link-token.js';

const says = words.unsubscribe;

const Back = () => (
  <ButtonLink to="/settings?tab=notifications" kind="line" size="large" block>
    {says.back}
  </ButtonLink>
);

/** '/unsubscribe#token' of an e-mail: opening it changes nothing, for mail scanners open links too; the button does (RFC 8058). */
export default function UnsubscribePage() {
  const token = useLinkToken();
  const { data, error, refetch } = useQuery({ ...read(readUnsubscription, { token }), enabled: token !== '' });
  const end = useWrite(unsubscribe);
  const type = end.data?.type ?? data?.type;

  if (token === '' || error?.kind === 'not_found' || error?.kind === 'invalid')
    return (
      <AuthFrame title={says.noLink} text={says.noLinkText}>
        <Back />
      </AuthFrame>
    );
  if (error)
    return (
      <AuthFrame title={says.failed}>
        <Refusal error={error} />
        <Button size="large" block onClick={() => void refetch()}>
          {says.retry}
        </Button>
      </AuthFrame>
    );
  if (type === undefined)
    return (
      <AuthFrame title={says.title}>
        <Loading />
      </AuthFrame>
    );
  const { mails } = words.types[type];
  if (end.data ?? data?.isOn === false)
    return (
      <AuthFrame title={says.done} text={says.doneText(mails)}>
        <p>{says.backText}</p>
        <Back />
      </AuthFrame>
    );
  return (
    <AuthFrame title={says.title} text={says.text(mails)}>
      <Refusal error={end.error} />
      <Button size="large" block busy={end.isPending} onClick={() => end.mutate({ token })}>
        {says.submit}
      </Button>
      <Back />
    </AuthFrame>
  );
}
