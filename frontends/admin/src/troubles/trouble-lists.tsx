import { Alert, Flex, Table, type TableColumnsType, Typography } from 'antd';

import type { serviceTroubles } from '@alcancia/contracts/figures';
import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { reachable } from '../reachable.js';
import { saidAt } from '../said-at.js';
import { words as panelWords } from '../words/figures.js';
import { words } from '../words/troubles.js';
import { useTroubles } from './troubles.queries.js';

type Troubles = ReturnType<(typeof serviceTroubles)['parse']>;
type Of<Row> = Row & { readonly service: string };
type DeadLetter = Of<Troubles['deadLetters'][number]>;
type FailedMail = Of<Troubles['mails'][number]>;

const code = (text: string) => <Typography.Text code>{text}</Typography.Text>;

const letterColumns: TableColumnsType<DeadLetter> = [
  { title: words.service, dataIndex: 'service' },
  { title: words.when, dataIndex: 'at', render: saidAt },
  { title: words.subject, dataIndex: 'subject', render: code },
  { title: words.handler, dataIndex: 'handler', render: code },
  { title: words.reason, dataIndex: 'reason' },
];

const mailColumns: TableColumnsType<FailedMail> = [
  { title: words.service, dataIndex: 'service' },
  { title: words.template, dataIndex: 'template', render: code },
  { title: words.tries, dataIndex: 'tries', render: format.number },
  { title: words.since, dataIndex: 'since', render: saidAt },
  { title: words.nextTry, dataIndex: 'nextTryAt', render: saidAt },
];

interface ListProps<Row> {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly columns: TableColumnsType<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isPending: boolean;
}

function TroubleList<Row extends object>({ title, about, empty, columns, rows, keyOf, isPending }: ListProps<Row>) {
  return (
    <div>
      <Typography.Title level={2} style={{ fontSize: '1.25rem' }}>
        {title}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{about}</Typography.Paragraph>
      {rows.length === 0 && !isPending ? (
        <Typography.Paragraph>{empty}</Typography.Paragraph>
      ) : (
        <section aria-label={title} ref={reachable} style={{ overflowX: 'auto' }}>
          <div style={{ minWidth: '56rem' }}>
            <Table rowKey={keyOf} columns={columns} dataSource={rows} loading={isPending} pagination={false} />
          </div>
        </section>
      )}
    </div>
  );
}

const newest = 100;

/** What the services could not do: events that were given up, e-mails that do not leave. */
export function TroubleLists() {
  const named = useTroubles().map((answer) => ({ ...answer, service: panelWords.services[answer.name] }));
  const silent = named.filter(({ isError }) => isError).map(({ service }) => service);
  if (silent.length === named.length)
    return <ErrorPanel onRetry={() => named.forEach(({ refetch }) => void refetch())} />;
  const isPending = named.some((one) => one.isPending);
  const letters = named.flatMap(({ data, service }) => (data?.deadLetters ?? []).map((one) => ({ ...one, service })));
  const mails = named.flatMap(({ data, service }) => (data?.mails ?? []).map((one) => ({ ...one, service })));
  const isCut = named.some(({ data }) => data?.deadLetters.length === newest || data?.mails.length === newest);
  return (
    <Flex vertical gap="large">
      {silent.length > 0 && <Alert type="warning" showIcon title={words.missing(format.listOf(silent))} />}
      {isCut && <Alert type="info" showIcon title={words.most(newest)} />}
      <TroubleList
        title={words.deadLetters}
        about={words.deadLettersAbout}
        empty={words.noDeadLetters}
        columns={letterColumns}
        rows={letters}
        keyOf={({ eventId, handler }) => `${eventId} ${handler}`}
        isPending={isPending}
      />
      <TroubleList
        title={words.mails}
        about={words.mailsAbout}
        empty={words.noMails}
        columns={mailColumns}
        rows={mails}
        keyOf={({ id }) => id}
        isPending={isPending}
      />
    </Flex>
  );
}
