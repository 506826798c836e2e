import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

import { Bones, Part } from '@alcancia/web-kit/ui';

import { AccountFigures } from '../figures/account-figures.js';
import { ActivityFigures } from '../figures/activity-figures.js';
import { isFigures } from '../figures/figures.queries.js';
import { ServiceHealth } from '../figures/service-health.js';
import { SubscriptionFigures } from '../figures/subscription-figures.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/figures.js';

const groups: readonly (readonly [title: string, figures: ReactNode])[] = [
  [words.accountsTitle, <AccountFigures key="accounts" />],
  [words.activityTitle, <ActivityFigures key="activity" />],
  [words.subscriptionsTitle, <SubscriptionFigures key="subscriptions" />],
  [words.servicesTitle, <ServiceHealth key="services" />],
];

/** '/super-admin-dashboard': the product in figures (G40). What one service cannot say leaves the others alone. */
export default function DashboardPage() {
  const client = useQueryClient();
  return (
    <AdminTheme>
      <div className="page-head">
        <Flex wrap justify="space-between" align="center" gap="small">
          <h1>{words.title}</h1>
          <Button onClick={() => void client.invalidateQueries({ predicate: isFigures })}>{words.refresh}</Button>
        </Flex>
      </div>
      {groups.map(([title, figures]) => (
        <div key={title} style={{ marginBottom: 24 }}>
          <Typography.Title level={2} style={{ fontSize: '1.25rem' }}>
            {title}
          </Typography.Title>
          <Part fallback={<Bones card lines={4} />}>{figures}</Part>
        </div>
      ))}
    </AdminTheme>
  );
}
