import { useState } from 'react';

import {
  type KeptPlan,
  planCurrencies,
  type PlanCurrency,
  type PlanPeriod,
  planPeriods,
} from '@alcancia/contracts/billing';
import { HintBox, NumberField, SelectField, SwitchField } from '@alcancia/web-kit/ui';

import { words } from '../words/plans.js';
import { useSavePlanPrices } from './plans.queries.js';
import { isReady, mostUnits, otherSaving, type PriceDraft, pricesDraftOf, pricesIn } from './prices-draft.js';
import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';

interface PricesFormProps {
  readonly plan: KeptPlan;
  readonly onClose: () => void;
}

/** The prices of a plan, one currency at a time. */
export function PricesForm({ plan, onClose }: PricesFormProps) {
  const [currency, setCurrency] = useState<PlanCurrency>(plan.baseCurrency);
  return <Prices key={currency} plan={plan} currency={currency} onCurrency={setCurrency} onClose={onClose} />;
}

interface PricesProps extends PricesFormProps {
  readonly currency: PlanCurrency;
  readonly onCurrency: (currency: PlanCurrency) => void;
}

function Prices({ plan, currency, onCurrency, onClose }: PricesProps) {
  const { id: planId, version } = plan;
  const form = useDraft({
    name: `prices ${planId} ${currency} ${version}`,
    start: () => pricesDraftOf(plan, currency),
    isReady,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const save = useSavePlanPrices();
  const send = (): void => {
    if (!form.isReady()) return;
    save.mutate({ planId, currency, version, prices: pricesIn(draft) }, form.answered(words.pricesSaved(plan.name)));
  };
  const change = (period: PlanPeriod, changes: Partial<PriceDraft>): void =>
    set({ [period]: { ...draft[period], ...changes } });
  const saving = otherSaving(draft);
  return (
    <FormDrawer
      form={form}
      title={words.pricesTitle(plan.name)}
      saveLabel={words.save}
      isSaving={save.isPending}
      onSave={send}
    >
      <SelectField
        label={words.currency}
        hint={form.isChanged ? words.currencyWaits : undefined}
        value={currency}
        options={planCurrencies.map((value) => ({ value, label: value }))}
        onChange={onCurrency}
        disabled={form.isChanged}
      />
      <HintBox>{words.pricesHint}</HintBox>
      {planPeriods.map((period) => (
        <fieldset key={period} className="field">
          <legend className="label">{words.periods[period]}</legend>
          <div className="two">
            <NumberField
              label={words.priceOf(words.periods[period], currency)}
              value={draft[period].units}
              onChange={(units) => change(period, { units })}
              min={0}
              max={mostUnits}
              isChecked={isChecked}
            />
            <NumberField
              label={words.discountOf(words.periods[period])}
              value={draft[period].discount}
              onChange={(discount) => change(period, { discount })}
              min={0}
              max={100}
              isChecked={isChecked}
            />
          </div>
          <SwitchField
            label={words.activeOf(words.periods[period])}
            checked={draft[period].isActive}
            onChange={(isActive) => change(period, { isActive })}
          />
        </fieldset>
      ))}
      {saving !== null && <HintBox kind="warn">{words.otherSaving(saving)}</HintBox>}
    </FormDrawer>
  );
}
