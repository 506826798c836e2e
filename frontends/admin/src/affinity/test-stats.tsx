import { useQuery } from '@tanstack/react-query';
import { Card, Col, Row, Statistic, Table } from 'antd';

import type { KeptAffinityTest } from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';
import { ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';
import { statsOf } from './affinity.queries.js';

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

/** How one edition does (G38). */
export function TestStats({ edition }: { readonly edition: KeptAffinityTest }) {
  const { data, isError, refetch } = useQuery(statsOf(edition.id));
  if (isError) return <ErrorPanel title={words.statsFailed} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const figures: readonly (readonly [title: string, value: string])[] = [
    [words.starts, format.number(data.starts)],
    [words.finished, words.percent(share(data.finishes, data.starts))],
    [words.results, format.number(data.results)],
    [words.mean, words.percent(data.meanPercentage)],
    [words.shares, format.number(data.shares)],
  ];
  const steps = data.answered.map((answered, nth) => ({
    nth: nth + 1,
    question: edition.questions[nth]?.text ?? '',
    answered,
    left: Math.max(0, (nth === 0 ? data.starts : (data.answered[nth - 1] ?? 0)) - answered),
  }));
  return (
    <>
      <Row gutter={[12, 12]} style={{ marginBlockEnd: '1rem' }}>
        {figures.map(([title, value]) => (
          <Col key={title} xs={12} md={8} xl={4}>
            <Card size="small" style={{ height: '100%' }}>
              <Statistic title={title} value={value} formatter={(said) => said} />
            </Card>
          </Col>
        ))}
      </Row>
      <section aria-label={words.drop} style={{ marginBlockEnd: '1rem' }}>
        <h2>{words.drop}</h2>
        <Table
          rowKey="nth"
          dataSource={steps}
          pagination={false}
          columns={[
            { title: words.question, dataIndex: 'question', render: (text: string, { nth }) => `${nth}. ${text}` },
            { title: words.answered, dataIndex: 'answered', render: format.number },
            { title: words.left, dataIndex: 'left', render: format.number },
          ]}
        />
      </section>
      <section aria-label={words.comparison} style={{ marginBlockEnd: '1rem' }}>
        <h2>{words.comparison}</h2>
        <Table
          rowKey="key"
          dataSource={data.variants}
          pagination={false}
          columns={[
            { title: words.variantColumn, dataIndex: 'key' },
            { title: words.results, dataIndex: 'results', render: format.number },
            { title: words.mean, dataIndex: 'meanPercentage', render: words.percent },
          ]}
        />
      </section>
      <section aria-label={words.taps}>
        <h2>{words.taps}</h2>
        <Table
          rowKey="route"
          dataSource={data.ctaClicks}
          pagination={false}
          locale={{ emptyText: words.nothing }}
          columns={[
            { title: words.route, dataIndex: 'route' },
            { title: words.clicks, dataIndex: 'clicks', render: format.number },
          ]}
        />
      </section>
    </>
  );
}
