import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey';
import type { ReactNode } from 'react';

import { words } from '../words/personalize.js';
import './option.css';

interface OptionProps {
  /** What it is one of, said before its name. */
  readonly kind: keyof typeof words.kinds;
  readonly name: string;
  readonly isChosen: boolean;
  /** It may be looked at and not taken. */
  readonly isLocked?: boolean;
  /** Under the name. */
  readonly note?: string;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

/** 'Mascota Zorro, Para todos, elegida'. */
function labelOf(kind: OptionProps['kind'], said: readonly (string | undefined)[], isChosen: boolean): string {
  const { name, chosen } = words.kinds[kind];
  return `${name} ${[...said, isChosen ? chosen : undefined].filter((part) => part !== undefined).join(', ')}`;
}

/** One thing to choose, as large as a child's finger asks for. */
export const Option = ({
  kind,
  name,
  isChosen,
  isLocked = false,
  note,
  attributes,
  picture,
  onChoose,
}: OptionProps) => (
  <button
    type="button"
    className={`pz-opt is-${kind}${isChosen ? ' is-chosen' : ''}${isLocked ? ' is-locked' : ''}`}
    aria-label={labelOf(kind, [name, note], isChosen)}
    aria-pressed={isChosen}
    aria-disabled={isLocked || undefined}
    onClick={onChoose}
    {...attributes}
  >
    <span className="pz-pic" aria-hidden>
      {picture}
    </span>
    {/* The space keeps the words apart for who reads what is seen aloud. */}
    <span className="pz-name">{name}</span>{' '}
    {note && (
      <span className="pz-note">
        {isLocked && <LockKey size={18} weight="fill" aria-hidden />}
        {note}
      </span>
    )}
    {isChosen && (
      <span className="pz-check" aria-hidden>
        <Check size={22} weight="bold" />
      </span>
    )}
  </button>
);
