import { useMemo } from 'react';

import { Art } from '../../art/art.js';
import { coinInner } from '../../art/coin.js';
import { svgId } from '../../art/svg-id.js';
import { words } from '../../words/kit.js';

export type SlotState = 'open' | 'review' | 'done';

const drawSlot = (state: SlotState) => {
  const clip = svgId('pot');
  const coin =
    state === 'open'
      ? ''
      : `<clipPath id="${clip}"><rect x="0" y="-4" width="56" height="40"/></clipPath><g clip-path="url(#${clip})" opacity="${state === 'review' ? 0.45 : 1}"><g transform="translate(28 22)">${coinInner(19)}</g></g>`;
  return `<svg viewBox="0 0 56 45">${coin}<rect x="3" y="31" width="50" height="12" rx="6" fill="currentColor"${state === 'open' ? ' opacity=".3"' : ''}/></svg>`;
};

/** More than these are drawn smaller, in as many rows as they need. */
const mostLarge = 6;

/** Today as slots, one per activity: a coin is in = done, faded = in review. */
export function SlotRow({ slots }: { readonly slots: readonly SlotState[] }) {
  const drawn = useMemo(() => slots.map((state, at) => ({ at, svg: drawSlot(state) })), [slots]);
  const done = slots.filter((state) => state === 'done').length;
  return (
    <span
      className={slots.length > mostLarge ? 'pots many' : 'pots'}
      role="img"
      aria-label={words.slotsDone(done, slots.length)}
    >
      {drawn.map(({ at, svg }) => (
        <Art key={at} svg={svg} />
      ))}
    </span>
  );
}
