import { Card, Col, Statistic, Typography } from 'antd';
import { Link } from 'react-router';

import { format } from '@alcancia/web-kit';

interface FigureCardProps {
  readonly title: string;
  /** Null: it cannot be said. */
  readonly value: number | string | null;
  readonly note: string;
  /** Where the list behind the figure is. */
  readonly to: string;
  readonly way: string;
}

/** One figure of the panel, what it means, and the way to its list. */
export function FigureCard({ title, value, note, to, way }: FigureCardProps) {
  return (
    <Col xs={12} xl={6}>
      <Card size="small" style={{ height: '100%' }}>
        <Statistic
          title={title}
          value={value ?? '—'}
          formatter={(said) => (typeof said === 'number' ? format.number(said) : said)}
        />
        <Typography.Paragraph type="secondary">{note}</Typography.Paragraph>
        <Link to={to}>{way}</Link>
      </Card>
    </Col>
  );
}
