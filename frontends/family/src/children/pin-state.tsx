import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';

import type { ChildView } from '@alcancia/contracts/identity';

import { words } from '../words/children.js';

export type PinState = 'on' | 'off' | 'locked';

export function pinStateOf({
  hasPin,
  pinLockedUntil,
  needsAdult,
}: Pick<ChildView, 'hasPin' | 'pinLockedUntil' | 'needsAdult'>): PinState {
  if (needsAdult || pinLockedUntil !== null) return 'locked';
  return hasPin ? 'on' : 'off';
}

const looks = {
  on: { Icon: Lock, tag: 'tag-success' },
  off: { Icon: WarningCircle, tag: 'tag-warning' },
  locked: { Icon: LockKey, tag: 'tag-error' },
};

/** How a child's PIN stands, in a word and an icon. */
export function PinTag({ state }: { readonly state: PinState }) {
  const { Icon, tag } = looks[state];
  return (
    <span className={`tag ${tag}`}>
      <Icon size={16} aria-hidden />
      {words.pin[state]}
    </span>
  );
}
