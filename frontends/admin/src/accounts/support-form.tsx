import { Button, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { type SupportReason, supportReasons } from '@alcancia/contracts/identity';
import { toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/support.js';
import { useOpenSupport } from './accounts.queries.js';

/** Opens support mode for the family of an account. The reason is chosen, not typed: the audit log names nobody. */
export function SupportForm({ accountId }: { readonly accountId: string }) {
  const [supportReason, setReason] = useState<SupportReason>();
  const open = useOpenSupport();
  const navigate = useNavigate();
  const send = (): void => {
    if (supportReason === undefined) return;
    open.mutate(
      { accountId, supportReason },
      { onSuccess: () => void navigate('/admin/support'), onError: (refused) => toastError(refused) },
    );
  };
  return (
    <Flex vertical gap="small" align="start">
      <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
        {words.title}
      </Typography.Title>
      <Typography.Text type="secondary">{words.openAbout}</Typography.Text>
      <Radio.Group
        aria-label={words.why}
        value={supportReason}
        options={supportReasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={({ target }) => setReason(target.value as SupportReason)}
      />
      <Button disabled={supportReason === undefined} loading={open.isPending} onClick={send}>
        {words.open}
      </Button>
    </Flex>
  );
}
