import { Flex, Popconfirm, Switch, Typography } from 'antd';
import { useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { listFlags } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/flags.js';
import { useSwitchFlag } from './flags.queries.js';

type Flag = OutputOf<typeof listFlags>['flags'][number];

const lastChange = ({ changedAt, changedByEmail }: Flag): string =>
  changedAt === null
    ? words.never
    : words.changed(
        changedByEmail ?? words.gone,
        `${format.dateOf(changedAt)}, ${format.timeOfDay(new Date(changedAt))}`,
      );

/** One flag: what it is, who changed it, and its switch, which asks first. */
export function FlagRow({ flag }: { readonly flag: Flag }) {
  const { feature, isOn } = flag;
  const { name, about } = words.flags[feature];
  const [isAsking, setAsking] = useState(false);
  const change = useSwitchFlag();
  const send = (): void => {
    setAsking(false);
    change.mutate(
      { feature, isOn: !isOn },
      {
        onSuccess: () => toast({ kind: 'success', title: isOn ? words.isOff(name) : words.isOn(name) }),
        onError: (refused) => toastError(refused),
      },
    );
  };
  return (
    <Flex gap="middle" align="start" justify="space-between">
      <Flex vertical style={{ minWidth: 0 }}>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {name}
        </Typography.Title>
        <Typography.Text>{about}</Typography.Text>
        <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
          {lastChange(flag)}
        </Typography.Text>
      </Flex>
      <Popconfirm
        open={isAsking}
        onOpenChange={setAsking}
        placement="leftTop"
        title={isOn ? words.off(name) : words.on(name)}
        description={isOn ? words.hides : words.shows}
        okText={isOn ? words.turnOff : words.turnOn}
        cancelText={words.cancel}
        onConfirm={send}
      >
        <Switch checked={isOn} loading={change.isPending} aria-label={name} />
      </Popconfirm>
    </Flex>
  );
}
