import { Clock } from '@phosphor-icons/react/dist/csr/Clock';
import { Moon } from '@phosphor-icons/react/dist/csr/Moon';
import { Sun } from '@phosphor-icons/react/dist/csr/Sun';
import { SunHorizon } from '@phosphor-icons/react/dist/csr/SunHorizon';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';
import { useId } from 'react';

import { ChoiceField } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import type { ActivityDraft } from './activity-draft.js';
import { DayPick } from './week-days.js';

const modes = ['unica', 'diaria', 'dias_semana'] as const;
const times = [
  { value: 'manana', label: words.timesOfDay.manana, icon: <SunHorizon aria-hidden /> },
  { value: 'tarde', label: words.timesOfDay.tarde, icon: <Sun aria-hidden /> },
  { value: 'noche', label: words.timesOfDay.noche, icon: <Moon aria-hidden /> },
  { value: 'cualquiera', label: words.timesOfDay.cualquiera, icon: <Clock aria-hidden /> },
] as const;

interface ActivityWhenProps {
  readonly draft: Pick<ActivityDraft, 'mode' | 'weekdays' | 'timeOfDay'>;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<ActivityDraft>) => void;
}

/** Once, every day or on some days; and at what time of the day (G5). */
export function ActivityWhen({ draft, error, onChange }: ActivityWhenProps) {
  const id = useId();
  return (
    <>
      <fieldset className="field sch" aria-describedby={error ? `${id}-says` : undefined}>
        <legend className="label">{words.form.schedule}</legend>
        <div className="tabs tall">
          {modes.map((mode) => (
            <label key={mode} className={draft.mode === mode ? 'on' : ''}>
              <input
                type="radio"
                name={id}
                className="sr"
                checked={draft.mode === mode}
                onChange={() => onChange({ mode })}
              />
              {words.form.modes[mode]}
            </label>
          ))}
        </div>
        {draft.mode === 'dias_semana' && (
          <DayPick value={draft.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
        )}
        {error && (
          <p id={`${id}-says`} className="hint-error" role="alert">
            <Warning aria-hidden />
            {error}
          </p>
        )}
      </fieldset>
      <ChoiceField
        label={words.form.timeOfDay}
        options={times}
        value={draft.timeOfDay}
        onChange={(timeOfDay) => onChange({ timeOfDay })}
      />
    </>
  );
}
