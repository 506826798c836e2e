import { useQuery } from '@tanstack/react-query';
import { Card, Switch, Table, Typography } from 'antd';

import { mayBeGiven, type SpeechRight, speechRights, type SpeechRole, speechRoles } from '@alcancia/contracts/speech';
import { ErrorPanel, Loading, toast, toastError } from '@alcancia/web-kit/ui';

import { reachable } from '../reachable.js';
import { words } from '../words/speech.js';
import { speechPermissions, useSwitchPermission } from './speech.queries.js';

interface Row {
  readonly right: SpeechRight;
  readonly given: readonly SpeechRole[];
}

/** Each right in speech, and which role has it. */
export function PermissionTable() {
  const { data, isError, refetch } = useQuery(speechPermissions);
  const change = useSwitchPermission();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows: Row[] = speechRights.map((right) => ({
    right,
    given: data.permissions.flatMap((one) => (one.right === right && one.isEnabled ? [one.role] : [])),
  }));
  const send = (role: SpeechRole, right: SpeechRight, isEnabled: boolean): void =>
    change.mutate(
      { role, right, isEnabled },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            title: (isEnabled ? words.given : words.taken)(words.rights[right], words.roles[role]),
          }),
        onError: (refused) => toastError(refused),
      },
    );
  return (
    <Card title={words.permissions}>
      <Typography.Paragraph type="secondary">{words.permissionsText}</Typography.Paragraph>
      <section aria-label={words.permissions} ref={reachable} style={{ overflowX: 'auto' }}>
        <Table
          rowKey="right"
          size="small"
          dataSource={rows}
          pagination={false}
          columns={[
            { title: words.right, dataIndex: 'right', render: (right: SpeechRight) => words.rights[right] },
            ...speechRoles.map((role) => ({
              key: role,
              title: words.roles[role],
              render: (_: unknown, { right, given }: Row) =>
                mayBeGiven(role, right) ? (
                  <Switch
                    aria-label={words.of(words.rights[right], words.roles[role])}
                    checked={given.includes(role)}
                    disabled={change.isPending}
                    onChange={(isEnabled) => send(role, right, isEnabled)}
                  />
                ) : (
                  <Typography.Text type="secondary">{words.adultsOnly}</Typography.Text>
                ),
            })),
          ]}
        />
      </section>
    </Card>
  );
}
