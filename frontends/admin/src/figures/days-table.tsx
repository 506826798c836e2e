import { Alert, Button, Flex, Radio, Table } from 'antd';
import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { ErrorPanel } from '@alcancia/web-kit/ui';

import { saveFile } from '../csv.js';
import { reachable } from '../reachable.js';
import { type Column, useColumns } from '../use-columns.js';
import { words } from '../words/days.js';
import { words as panelWords } from '../words/figures.js';
import { words as tableWords } from '../words/table.js';
import { csvOf, type DayRow, dayFigures, dayRows, saidFigure } from './day-rows.js';
import { countingServices, useFigures } from './use-figures.js';

const periods = [7, 30, 90] as const;

const all: readonly Column<DayRow>[] = [
  {
    title: words.day,
    dataIndex: 'day',
    onCell: () => ({ style: { whiteSpace: 'nowrap' } }),
    render: (day: string) => format.shortDay(day),
  },
  ...dayFigures.map((figure) => ({ title: words.figures[figure], dataIndex: ['counts', figure], render: saidFigure })),
];

/** What every service has counted, day by day; those that do not answer are named. */
export function DaysTable() {
  const [days, setDays] = useState<number>(30);
  const asked = useFigures(days);
  const { columns, choice } = useColumns('days', all);
  const { identity, family, billing, notifications } = asked;
  const silent = countingServices.filter((name) => asked[name].isError);
  if (silent.length === countingServices.length)
    return <ErrorPanel onRetry={() => countingServices.forEach((name) => void asked[name].refetch())} />;
  const rows = dayRows({
    identity: identity.data,
    family: family.data,
    billing: billing.data,
    notifications: notifications.data,
  });
  const said = silent.map((name) => panelWords.services[name]);
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Radio.Group
          aria-label={words.period}
          optionType="button"
          value={days}
          options={periods.map((value) => ({ value, label: words.lastDays(value) }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button disabled={rows.length === 0} onClick={() => saveFile(words.csvName, csvOf(rows))}>
          {tableWords.csv}
        </Button>
        {choice}
      </Flex>
      {said.length > 0 && <Alert type="warning" showIcon title={words.missing(format.listOf(said))} />}
      <section aria-label={words.title} ref={reachable} style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '72rem' }}>
          <Table
            rowKey="day"
            size="small"
            columns={columns}
            dataSource={rows}
            loading={countingServices.some((name) => asked[name].isPending)}
            pagination={false}
            locale={{ emptyText: words.none }}
          />
        </div>
      </section>
    </Flex>
  );
}
