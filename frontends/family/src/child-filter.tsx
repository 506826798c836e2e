import type { ChildView } from '@alcancia/contracts/identity';
import { Avatar, PickFilter } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

interface ChildFilterProps {
  readonly family: readonly ChildView[];
  /** Null: all children are shown. */
  readonly value: string | null;
  readonly onChange: (childId: string | null) => void;
}

/** Narrows a list to one child, where there is more than one. */
export const ChildFilter = ({ family, value, onChange }: ChildFilterProps) =>
  family.length < 2 ? null : (
    <PickFilter
      label={words.childFilter}
      options={[
        { value: '', label: words.everyone },
        ...family.map(({ id, displayName, avatar }) => ({
          value: id,
          label: displayName,
          icon: <Avatar name={avatar} size={28} />,
        })),
      ]}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
