import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';

import { format } from '@alcancia/web-kit';

import { reachable } from '../reachable.js';
import { words } from '../words/figures.js';
import { month } from './figures.queries.js';
import { inLast } from './rates.js';
import { countingServices, useFigures } from './use-figures.js';

interface Health {
  readonly service: string;
  /** What is said of it; null while it has not answered. */
  readonly said: Readonly<Record<'asOf' | 'errors' | 'events' | 'given' | 'mails', string>> | null;
  readonly isPending: boolean;
}

const said =
  (of: 'errors' | 'events' | 'given' | 'mails' | 'asOf') =>
  (_value: unknown, { said: all, isPending }: Health) =>
    all?.[of] ?? (isPending ? '…' : words.silent);

const columns: TableColumnsType<Health> = [
  { title: words.service, dataIndex: 'service' },
  { title: words.errors, render: said('errors') },
  { title: words.waitingEvents, render: said('events') },
  { title: words.deadLetters, render: said('given') },
  { title: words.failedMails, render: said('mails') },
  { title: words.countedAt, render: said('asOf') },
];

/** How each service does: one that does not answer is a figure, too (G40). */
export function ServiceHealth() {
  const figures = useFigures(month);
  const rows = countingServices.map((name): Health => {
    const { data, isPending } = figures[name];
    const service = words.services[name];
    if (!data) return { service, said: null, isPending };
    const { waiting, days, asOf } = data;
    return {
      service,
      isPending,
      said: {
        errors: words.todayAndWeek(inLast(days, 'errors', 1), inLast(days, 'errors', 7)),
        events: words.waitingSince(waiting.events, waiting.oldestEventMs),
        given: format.number(waiting.deadLetters),
        mails: format.number(waiting.failedMails),
        asOf: format.timeOfDay(new Date(asOf)),
      },
    };
  });
  return (
    <>
      <section aria-label={words.servicesTitle} ref={reachable} style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '48rem' }}>
          <Table rowKey="service" columns={columns} dataSource={rows} pagination={false} />
        </div>
      </section>
      <p>
        <Link to="/admin/troubles">{words.toTroubles}</Link>
      </p>
    </>
  );
}
