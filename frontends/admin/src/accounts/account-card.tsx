import { Button, Card, Descriptions, Flex, Tag, Typography } from 'antd';

import type { OutputOf } from '@alcancia/contracts/define';
import type { findAccount } from '@alcancia/contracts/identity';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { saidAt } from '../said-at.js';
import { words } from '../words/accounts.js';
import { useEndAccountSessions, useResendAccountConfirmation, useUnlockAccount } from './accounts.queries.js';
import { LockForm } from './lock-form.js';
import { SupportForm } from './support-form.js';

type Account = NonNullable<OutputOf<typeof findAccount>['account']>;

function State({ lock, lastSignInAt }: Account) {
  if (lock) return <Tag color="error">{words.isLocked}</Tag>;
  return lastSignInAt === null ? <Tag>{words.isNew}</Tag> : <Tag color="success">{words.isOpen}</Tag>;
}

/** What is known of one account, and what can be done for it. */
export function AccountCard({ account }: { readonly account: Account }) {
  const { email, isAdministrator, createdAt, lastSignInAt, openSessions, lock } = account;
  const items = [
    { key: 'state', label: words.state, children: <State {...account} /> },
    { key: 'created', label: words.createdAt, children: saidAt(createdAt) },
    { key: 'last', label: words.lastSignIn, children: lastSignInAt === null ? words.never : saidAt(lastSignInAt) },
    { key: 'sessions', label: words.sessions, children: words.openSessions(openSessions) },
    ...(lock
      ? [
          { key: 'since', label: words.lockedSince, children: saidAt(lock.at) },
          { key: 'why', label: words.why, children: words.reasons[lock.lockReason] },
        ]
      : []),
  ];
  return (
    <Card title={email} extra={isAdministrator ? <Tag>{words.runsProduct}</Tag> : null}>
      <Flex vertical gap="large">
        <Descriptions column={{ xs: 1, md: 2 }} items={items} />
        <Acts account={account} />
        {!isAdministrator && <SupportForm accountId={account.accountId} />}
        {!lock && !isAdministrator && <LockForm accountId={account.accountId} />}
        <Typography.Text type="secondary">{words.recorded}</Typography.Text>
      </Flex>
    </Card>
  );
}

function Acts({ account: { accountId, openSessions, lastSignInAt, lock } }: { readonly account: Account }) {
  const end = useEndAccountSessions();
  const resend = useResendAccountConfirmation();
  const unlock = useUnlockAccount();
  const onError = (refused: unknown): void => toastError(refused);
  const tell = (title: string): void => toast({ kind: 'success', title });
  return (
    <Flex wrap gap="small">
      {lock && (
        <Button
          type="primary"
          loading={unlock.isPending}
          onClick={() => unlock.mutate({ accountId }, { onSuccess: () => tell(words.unlocked), onError })}
        >
          {words.unlock}
        </Button>
      )}
      {openSessions > 0 && (
        <Button
          loading={end.isPending}
          onClick={() =>
            end.mutate({ accountId }, { onSuccess: ({ ended }) => tell(words.sessionsEnded(ended)), onError })
          }
        >
          {words.endSessions}
        </Button>
      )}
      {lastSignInAt === null && !lock && (
        <Button
          loading={resend.isPending}
          onClick={() => resend.mutate({ accountId }, { onSuccess: () => tell(words.resent), onError })}
        >
          {words.resend}
        </Button>
      )}
    </Flex>
  );
}
