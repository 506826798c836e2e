import { useQuery } from '@tanstack/react-query';
import { Empty, Flex, Input, Spin } from 'antd';
import { useState } from 'react';

import { ErrorPanel } from '@alcancia/web-kit/ui';

import { words } from '../words/accounts.js';
import { AccountCard } from './account-card.js';
import { accountWith } from './accounts.queries.js';

/** One account by its whole address: there is no list of everybody to look through. */
export function AccountSearch() {
  const [email, setEmail] = useState('');
  return (
    <Flex vertical gap="middle">
      <Input.Search
        allowClear
        type="email"
        maxLength={254}
        placeholder={words.search}
        aria-label={words.search}
        onSearch={(typed) => setEmail(typed.trim().toLowerCase())}
      />
      <div aria-live="polite">{email !== '' && <Found key={email} email={email} />}</div>
    </Flex>
  );
}

function Found({ email }: { readonly email: string }) {
  const { data, error, refetch } = useQuery(accountWith(email));
  if (error?.kind === 'invalid') return <Empty description={words.whole} />;
  if (error) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Spin />;
  return data.account ? <AccountCard account={data.account} /> : <Empty description={words.none} />;
}
