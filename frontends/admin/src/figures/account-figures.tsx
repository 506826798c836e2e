import { useSuspenseQuery } from '@tanstack/react-query';
import { Card, Col, Row, Statistic, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { format } from '@alcancia/web-kit';

import { words } from '../words/figures.js';
import { accountFigures } from './figures.queries.js';

const counted = ['families', 'children', 'adults', 'failedSignIns'] as const;

/** How much there is of what, and since when it is said (G40). Only what has a list leads to it. */
export function AccountFigures() {
  const { data } = useSuspenseQuery(accountFigures);
  const ways: Partial<Record<(typeof counted)[number], ReactNode>> = {
    failedSignIns: <Link to="/admin">{words.toEvents}</Link>,
  };
  return (
    <>
      <Row gutter={[16, 16]}>
        {counted.map((figure) => (
          <Col key={figure} xs={24} sm={12} xl={6}>
            <Card style={{ height: '100%' }}>
              <Statistic title={words[figure]} value={data[figure].total} formatter={(n) => format.number(Number(n))} />
              <Typography.Paragraph type="secondary">{words.lately(data[figure].lately)}</Typography.Paragraph>
              {ways[figure]}
            </Card>
          </Col>
        ))}
      </Row>
      <Typography.Paragraph type="secondary">{words.asOf(format.timeOfDay(new Date(data.asOf)))}</Typography.Paragraph>
    </>
  );
}
