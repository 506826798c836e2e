import type { KeptPlan } from '@alcancia/contracts/billing';
import { CheckField, HintBox, NumberField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/plans.js';
import { draftOf, fieldsOf, type LimitField, limitFields, limitRange, problemsOf } from './plan-draft.js';
import { useSavePlan } from './plans.queries.js';
import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';

interface PlanFormProps {
  readonly plan: KeptPlan;
  readonly onClose: () => void;
}

/** What the pricing screen says of a plan, and what it allows. */
export function PlanForm({ plan, onClose }: PlanFormProps) {
  const { id: planId, version } = plan;
  const form = useDraft({
    name: `plan ${planId} ${version}`,
    start: () => draftOf(plan),
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const wrong = (field: 'name' | 'description' | 'features'): string | undefined =>
    isChecked && problemsOf(draft).includes(field) ? words.wrong[field] : undefined;
  const save = useSavePlan();
  const send = (): void => {
    if (form.isReady()) save.mutate({ ...fieldsOf(draft), planId, version }, form.answered(words.saved(plan.name)));
  };
  const setLimit = (field: LimitField, change: Partial<(typeof draft)['limits'][LimitField]>): void =>
    set({ limits: { ...draft.limits, [field]: { ...draft.limits[field], ...change } } });
  return (
    <FormDrawer
      form={form}
      title={words.editTitle(plan.name)}
      saveLabel={words.save}
      isSaving={save.isPending}
      onSave={send}
    >
      <TextField
        label={words.name}
        error={wrong('name')}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        label={words.description}
        error={wrong('description')}
        value={draft.description}
        onChange={(description) => set({ description })}
        maxLength={160}
        autoComplete="off"
      />
      <TextArea
        label={words.features}
        hint={words.featuresHint}
        error={wrong('features')}
        value={draft.features}
        onChange={(features) => set({ features })}
        maxLength={4000}
        rows={8}
      />
      {limitFields.map((field) => (
        <div key={field}>
          {!draft.limits[field].isUnlimited && (
            <NumberField
              label={words.limits[field]}
              value={draft.limits[field].most}
              onChange={(most) => setLimit(field, { most })}
              isChecked={isChecked}
              {...limitRange[field]}
            />
          )}
          <CheckField
            label={words.unlimited(words.limits[field])}
            checked={draft.limits[field].isUnlimited}
            onChange={(isUnlimited) => setLimit(field, { isUnlimited })}
          />
        </div>
      ))}
      <HintBox>{words.limitsHint}</HintBox>
      <NumberField
        label={words.order}
        value={draft.order}
        onChange={(order) => set({ order })}
        min={1}
        max={99}
        isChecked={isChecked}
      />
      <SwitchField label={words.isFeatured} checked={draft.isFeatured} onChange={(isFeatured) => set({ isFeatured })} />
      {draft.isFeatured && (
        <TextField
          label={words.badge}
          hint={words.badgeHint}
          value={draft.badge}
          onChange={(badge) => set({ badge })}
          maxLength={30}
          autoComplete="off"
        />
      )}
      <SwitchField
        label={words.isOnSale}
        hint={words.isOnSaleHint}
        checked={draft.isOnSale}
        onChange={(isOnSale) => set({ isOnSale })}
      />
    </FormDrawer>
  );
}
