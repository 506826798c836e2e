import { type Permissions, permissionLevels, roleFor } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';
import { guardianshipWords } from '@alcancia/web-kit';
import { ChoiceField } from '@alcancia/web-kit/ui';

import './areas-field.css';
import { words } from './words/tutors.js';

interface AreasFieldProps {
  readonly value: Permissions;
  readonly onChange: (permissions: Permissions) => void;
}

const levels = permissionLevels.map((value) => ({ value, label: guardianshipWords.levels[value] }));

/** What an adult may do in each of the four areas, and which role that makes (G1, spec 2 §3). */
export const AreasField = ({ value, onChange }: AreasFieldProps) => (
  <div className="areas-field">
    {areas.map((area) => (
      <ChoiceField
        key={area}
        label={guardianshipWords.areas[area]}
        hint={`${guardianshipWords.areaSays[area]}: ${guardianshipWords.levelSays[value[area]]}`}
        look="pick"
        options={levels}
        value={value[area]}
        onChange={(level) => onChange({ ...value, [area]: level })}
      />
    ))}
    <p className="caption" role="status">
      {words.willBe[roleFor(value)]}
    </p>
  </div>
);
