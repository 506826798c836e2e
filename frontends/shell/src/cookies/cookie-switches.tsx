import { SwitchField } from '@alcancia/web-kit/ui';

import { words } from '../words/cookies.js';
import type { Allowed } from './cookie-choice.js';

interface CookieSwitchesProps {
  readonly allowed: Allowed;
  readonly onChange: (allowed: Allowed) => void;
}

/** What may be kept, each by itself; what is needed cannot be switched off. */
export const CookieSwitches = ({ allowed, onChange }: CookieSwitchesProps) => (
  <div className="cookie-switches">
    <SwitchField
      label={words.necessary.name}
      hint={words.necessary.about}
      checked
      disabled
      onChange={() => undefined}
    />
    {(['measurement', 'outreach'] as const).map((purpose) => (
      <SwitchField
        key={purpose}
        label={words[purpose].name}
        hint={words[purpose].about}
        checked={allowed[purpose]}
        onChange={(isOn) => onChange({ ...allowed, [purpose]: isOn })}
      />
    ))}
  </div>
);
