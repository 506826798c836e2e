import { Alert, Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { ErrorPanel, Loading, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/support.js';
import { useCloseSupport } from './support.queries.js';
import { SupportedFamily } from './supported-family.js';
import { useSupport } from './use-support.js';

/** What is looked at, why, and how long still; or how one begins. */
export function SupportView() {
  const { query, open, minutesLeft } = useSupport();
  const [wasOpen, setWasOpen] = useState(false);
  const close = useCloseSupport();
  if (open && !wasOpen) setWasOpen(true);
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading />;
  if (!open) return wasOpen && !close.isSuccess ? <Ended /> : <Nothing />;
  const end = (): void => close.mutate({}, { onError: (refused) => toastError(refused) });
  return (
    <Flex vertical gap="large">
      <Alert
        type="warning"
        showIcon
        title={words.looksAt(open.email)}
        description={
          <Flex vertical gap="small" align="start">
            {`${words.becauseOf(open.supportReason)} ${words.left(minutesLeft)}`}
            <Button loading={close.isPending} onClick={end}>
              {words.close}
            </Button>
          </Flex>
        }
      />
      <SupportedFamily onRefused={() => void query.refetch()} />
    </Flex>
  );
}

const toAccounts = <Link to="/admin/accounts">{words.toAccounts}</Link>;

const Ended = () => (
  <div role="status">
    <Alert type="info" showIcon title={words.ended} description={words.endedText} action={toAccounts} />
  </div>
);

const Nothing = () => (
  <Empty
    description={
      <>
        <p>{words.none}</p>
        <p>{words.noneText}</p>
      </>
    }
  >
    {toAccounts}
  </Empty>
);
