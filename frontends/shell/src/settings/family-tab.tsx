import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';

import { updateHousehold } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import {
  Button,
  Coins,
  HintBox,
  moneyNameOf,
  MoneyNames,
  PickField,
  TextField,
  toast,
  toastError,
} from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import { type Household, household } from './settings.queries.js';
import { timeZones } from './time-zones.js';

type Change = Partial<Pick<Household, 'timeZone' | 'moneyName'>>;

/** The family's time zone and the name of its money; the owner alone changes them (G1, G3, G4). */
export function FamilyTab() {
  const { data } = useSuspenseQuery(household);
  return (
    <section className="card family-card">
      <div className="card-head">
        <h2>{words.family.title}</h2>
      </div>
      {data.isOwner ? <FamilyForm household={data} /> : <FamilyFacts household={data} />}
    </section>
  );
}

const FamilyFacts = ({ household: { timeZone, moneyName } }: { readonly household: Household }) => (
  <>
    <dl className="facts">
      <dt>{words.family.timeZone}</dt>
      <dd>{timeZones(timeZone).find(({ value }) => value === timeZone)?.label}</dd>
      <dt>{words.family.moneyName}</dt>
      <dd>{moneyName}</dd>
    </dl>
    <HintBox>{words.family.ownerOnly}</HintBox>
  </>
);

function FamilyForm({ household: current }: { readonly household: Household }) {
  const client = useQueryClient();
  const [base, setBase] = useState(current);
  const [change, setChange] = useState<Change>({});
  const [isChecked, setChecked] = useState(false);
  const isTouched = Object.keys(change).length > 0;
  if (!isTouched && current.version > base.version) setBase(current);

  const { timeZone, moneyName } = { ...base, ...change };
  const zones = useMemo(() => timeZones(base.timeZone), [base.timeZone]);
  const save = useWrite(updateHousehold, {
    onSuccess: ({ version }, saved) => {
      setBase({ ...base, ...saved, version });
      setChange({});
      toast({ kind: 'success', ...words.saved });
    },
    onError: (error) => {
      if (error.code !== 'changed_before') toastError(error);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (moneyName.trim() && !save.isPending)
      save.mutate({ timeZone, moneyName: moneyName.trim(), version: base.version });
  };
  /** What was typed stays; everything else is as it is now. */
  const reload = async (): Promise<void> => {
    setBase(await client.fetchQuery({ ...household, staleTime: 0 }));
    save.reset();
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className="fields">
        <PickField
          label={words.family.timeZone}
          hint={words.family.timeZoneHint}
          value={timeZone}
          options={zones}
          onChange={(next) => setChange({ ...change, timeZone: next })}
        />
        <TextField
          label={words.family.moneyName}
          hint={words.family.moneyHint}
          maxLength={20}
          autoComplete="off"
          value={moneyName}
          error={isChecked && !moneyName.trim() ? words.family.writeMoneyName : undefined}
          onChange={(next) => setChange({ ...change, moneyName: next })}
        />
      </div>
      <Preview moneyName={moneyName.trim()} />
      {save.error?.code === 'changed_before' && (
        <HintBox kind="bad">
          <p>{wordsFor(save.error).title}</p>
          <Button kind="line" size="small" onClick={() => void reload().catch((thrown: unknown) => toastError(thrown))}>
            {words.reload}
          </Button>
        </HintBox>
      )}
      <div className="foot">
        <Button type="submit" busy={save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

const Preview = ({ moneyName }: { readonly moneyName: string }) => (
  <MoneyNames name={moneyNameOf(moneyName || undefined)}>
    <p className="preview">
      <span className="caption">{words.family.preview}</span>
      <Coins cents={100} />
      <Coins cents={12_000} />
    </p>
  </MoneyNames>
);
