import { Button, Card, Descriptions, Flex, Table, Tag, Typography } from 'antd';

import { type KeptPlan, planCurrencies, planPeriods } from '@alcancia/contracts/billing';
import { format } from '@alcancia/web-kit';

import { reachable } from '../reachable.js';
import { words } from '../words/plans.js';
import { limitFields } from './plan-draft.js';

interface PlanCardProps {
  readonly plan: KeptPlan;
  readonly onEdit: () => void;
  readonly onPrices: () => void;
}

/** One plan: what it says, what it allows, and what it costs where. */
export function PlanCard({ plan, onEdit, onPrices }: PlanCardProps) {
  const { name, description, isOnSale, isFeatured, featuredBadgeText, pricingOrder, limits, prices } = plan;
  const priceOf = (currency: string, period: string): string => {
    const price = prices.find((one) => one.currency === currency && one.period === period);
    return price?.isActive ? format.number(price.priceCents / 100) : words.notAsked;
  };
  const rows = planCurrencies.map((currency) => ({
    currency,
    ...Object.fromEntries(planPeriods.map((period) => [period, priceOf(currency, period)])),
  }));
  return (
    <Card
      title={name}
      extra={
        <Flex wrap gap="small">
          {isFeatured && <Tag>{featuredBadgeText ?? words.mostPopular}</Tag>}
          <Tag color={isOnSale ? 'success' : 'default'}>{isOnSale ? words.onSale : words.hidden}</Tag>
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <Typography.Text>{description}</Typography.Text>
        <Descriptions
          column={{ xs: 1, md: 4 }}
          items={[
            ...limitFields.map((field) => ({
              key: field,
              label: words.limits[field],
              children: limits[field] === -1 ? words.noEnd : format.number(limits[field]),
            })),
            { key: 'order', label: words.order, children: pricingOrder },
          ]}
        />
        <section aria-label={words.pricesOf(name)} ref={reachable} style={{ overflowX: 'auto' }}>
          <div style={{ minWidth: '32rem' }}>
            <Table
              rowKey="currency"
              size="small"
              pagination={false}
              dataSource={rows}
              columns={[
                { title: words.currency, dataIndex: 'currency' },
                ...planPeriods.map((period) => ({
                  title: words.periods[period],
                  dataIndex: period,
                  align: 'right' as const,
                })),
              ]}
            />
          </div>
        </section>
        <Flex wrap gap="small">
          <Button onClick={onEdit} aria-label={words.editTitle(name)}>
            {words.edit}
          </Button>
          <Button onClick={onPrices} aria-label={words.pricesTitle(name)}>
            {words.prices}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
