import type { QuietHours } from '@alcancia/contracts/notifications';
import { SelectField, SwitchField } from '@alcancia/web-kit/ui';

import { words } from '../words/notice-choices.js';
import { useSetQuietHours } from './use-choices.js';

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: value };
});

/** When an adult wants to be left in peace. An end that is the beginning cannot be chosen. */
export function QuietHoursCard({ hours }: { readonly hours: QuietHours }) {
  const keep = useSetQuietHours(hours);
  const except = (taken: string) => halfHours.filter(({ value }) => value !== taken);
  return (
    <section className="card quiet-card" aria-label={words.quiet}>
      <SwitchField
        label={words.quiet}
        hint={words.quietText}
        checked={hours.isOn}
        onChange={(isOn) => keep({ ...hours, isOn })}
      />
      {hours.isOn && (
        <>
          <div className="quiet-times">
            <SelectField
              label={words.from}
              options={except(hours.until)}
              value={hours.from}
              onChange={(from) => keep({ ...hours, from })}
            />
            <SelectField
              label={words.until}
              options={except(hours.from)}
              value={hours.until}
              onChange={(until) => keep({ ...hours, until })}
            />
          </div>
          <p className="caption">{words.zone}</p>
        </>
      )}
    </section>
  );
}
