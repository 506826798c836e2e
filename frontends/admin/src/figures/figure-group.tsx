import { Row, Typography } from 'antd';
import type { ReactNode } from 'react';

import { format } from '@alcancia/web-kit';

import { words } from '../words/figures.js';

interface FigureGroupProps {
  /** ISO 8601. */
  readonly asOf: string;
  readonly children: ReactNode;
}

/** Figures that were counted together, and when. */
export function FigureGroup({ asOf, children }: FigureGroupProps) {
  return (
    <>
      <Row gutter={[16, 16]}>{children}</Row>
      <Typography.Paragraph type="secondary" style={{ marginTop: 8 }}>
        {words.asOf(format.timeOfDay(new Date(asOf)))}
      </Typography.Paragraph>
    </>
  );
}
