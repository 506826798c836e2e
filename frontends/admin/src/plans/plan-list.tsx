import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useSearchParams } from 'react-router';

import { ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { PlanCard } from './plan-card.js';
import { PlanForm } from './plan-form.js';
import { allPlans } from './plans.queries.js';
import { PricesForm } from './prices-form.js';

/** Every plan; which one is changed stands in the address, so that a reload opens the form again. */
export function PlanList() {
  const { data, isError, refetch } = useQuery(allPlans);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const named = (what: string) => data.plans.find(({ slug }) => slug === address.get(what));
  const [edited, priced] = [named('edit'), named('prices')];
  const close = (): void => setAddress({}, { replace: true });
  return (
    <Flex vertical gap="middle">
      {data.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          onEdit={() => setAddress({ edit: plan.slug })}
          onPrices={() => setAddress({ prices: plan.slug })}
        />
      ))}
      {edited && <PlanForm key={`${edited.id} ${edited.version}`} plan={edited} onClose={close} />}
      {priced && <PricesForm key={`${priced.id} ${priced.version}`} plan={priced} onClose={close} />}
    </Flex>
  );
}
