import { Check } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';

import { words } from '../words/personalize.js';

interface OptionProps {
  /** What it is one of, said before its name. */
  readonly kind: string;
  readonly name: string;
  readonly look: 'scheme' | 'card' | 'palette' | 'pet';
  readonly isChosen: boolean;
  /** It may be looked at and not taken. */
  readonly isLocked?: boolean;
  /** Said under the name. */
  readonly note?: ReactNode;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

/** One thing to choose, as large as a child's finger asks for. */
export const Option = ({
  kind,
  name,
  look,
  isChosen,
  isLocked = false,
  note,
  attributes,
  picture,
  onChoose,
}: OptionProps) => (
  <button
    type="button"
    className={`pz-opt is-${look}${isChosen ? ' is-chosen' : ''}${isLocked ? ' is-locked' : ''}`}
    aria-pressed={isChosen}
    aria-disabled={isLocked || undefined}
    onClick={onChoose}
    {...attributes}
  >
    <span className="pz-pic" aria-hidden>
      {picture}
    </span>
    <span className="pz-name">
      <span className="sr">{kind} </span>
      {name}
      {isChosen && <span className="sr">, {words.chosen}</span>}
    </span>
    {note && <span className="pz-note">{note}</span>}
    {isChosen && (
      <span className="pz-check" aria-hidden>
        <Check size={22} weight="bold" />
      </span>
    )}
  </button>
);
