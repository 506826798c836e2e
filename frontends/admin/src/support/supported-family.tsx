import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Flex, Radio, Select } from 'antd';
import { useEffect, useState } from 'react';

import { ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { words } from '../words/support.js';
import { ActivitiesLook } from './activities-look.js';
import { GoalsLook } from './goals-look.js';
import { RequestsLook } from './requests-look.js';
import { RewardsLook } from './rewards-look.js';
import { isOfFamily, supportedChildren } from './support.queries.js';
import { WalletLook } from './wallet-look.js';

const looks = {
  wallet: WalletLook,
  approvals: RequestsLook,
  activities: ActivitiesLook,
  goals: GoalsLook,
  rewards: RewardsLook,
} as const;
type Part = keyof typeof looks;
const parts = Object.keys(looks) as Part[];

/** One child at a time, one kind of thing at a time: what is not opened is not asked for, and not recorded as looked at. */
export function SupportedFamily({ onRefused }: { readonly onRefused: () => void }) {
  const { data, error, refetch } = useQuery(supportedChildren);
  const client = useQueryClient();
  const [chosen, choose] = useState<string>();
  const [part, setPart] = useState<Part>('wallet');
  const isRefused = error?.kind === 'forbidden';
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  if (error) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const child = data.children.find(({ id }) => id === chosen) ?? data.children[0];
  if (!child) return <Empty description={words.noChildren} />;
  const Look = looks[part];
  const again = (): void => void client.resetQueries({ predicate: isOfFamily });
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Select
          aria-label={words.child}
          style={{ flex: '0 1 18rem' }}
          value={child.id}
          options={data.children.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onChange={choose}
        />
        <Button onClick={again}>{words.refresh}</Button>
      </Flex>
      <Radio.Group
        aria-label={words.part}
        optionType="button"
        value={part}
        options={parts.map((value) => ({ value, label: words.parts[value] }))}
        onChange={({ target }) => setPart(target.value as Part)}
      />
      <Look key={child.id} childId={child.id} />
    </Flex>
  );
}
