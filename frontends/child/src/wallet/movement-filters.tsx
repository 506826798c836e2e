import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';

import { movementTypes } from '@alcancia/contracts/family';

import { words } from '../words/wallet.js';
import { monthAfter } from './by-day.js';
import type { MovementType } from './wallet.queries.js';

interface MonthNavProps {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly lastMonth: string;
  readonly label: string;
  readonly onMove: (month: string) => void;
}

/** The month before and the one after, up to the family's own. */
export const MonthNav = ({ month, lastMonth, label, onMove }: MonthNavProps) => (
  <div className="month">
    <button type="button" className="rb" aria-label={words.previousMonth} onClick={() => onMove(monthAfter(month, -1))}>
      <CaretLeft size={28} weight="bold" aria-hidden />
    </button>
    <b aria-live="polite">{label}</b>
    <button
      type="button"
      className="rb"
      aria-label={words.nextMonth}
      disabled={month >= lastMonth}
      onClick={() => onMove(monthAfter(month, 1))}
    >
      <CaretRight size={28} weight="bold" aria-hidden />
    </button>
  </div>
);

interface KindChipsProps {
  readonly type: MovementType | null;
  readonly onChoose: (type: MovementType | null) => void;
}

/** One kind of movement, or all. */
export const KindChips = ({ type, onChoose }: KindChipsProps) => (
  <div className="chips" role="group" aria-label={words.kinds} tabIndex={-1}>
    {[null, ...movementTypes].map((kind) => (
      <button
        key={kind ?? 'all'}
        type="button"
        className={kind === type ? 'kchip on' : 'kchip'}
        aria-pressed={kind === type}
        onClick={() => onChoose(kind)}
      >
        {kind ? words.types[kind] : words.all}
      </button>
    ))}
  </div>
);
