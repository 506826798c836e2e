import { Button, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';

import { type LockReason, lockReasons } from '@alcancia/contracts/identity';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/accounts.js';
import { useLockAccount } from './accounts.queries.js';

/** The reason is chosen, not typed: the audit log names nobody. */
export function LockForm({ accountId }: { readonly accountId: string }) {
  const [lockReason, setReason] = useState<LockReason>();
  const lock = useLockAccount();
  const send = (): void => {
    if (lockReason === undefined) return;
    lock.mutate(
      { accountId, lockReason },
      {
        onSuccess: () => toast({ kind: 'success', title: words.locked }),
        onError: (refused) => toastError(refused),
      },
    );
  };
  return (
    <Flex vertical gap="small" align="start">
      <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
        {words.lock}
      </Typography.Title>
      <Typography.Text type="secondary">{words.lockAbout}</Typography.Text>
      <Radio.Group
        aria-label={words.why}
        value={lockReason}
        options={lockReasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={({ target }) => setReason(target.value as LockReason)}
      />
      <Button danger disabled={lockReason === undefined} loading={lock.isPending} onClick={send}>
        {words.lock}
      </Button>
    </Flex>
  );
}
