import { useMemo } from 'react';

import { Art, coinInner } from '@alcancia/web-kit/art';
import { pinLength } from '@alcancia/web-kit/ui';

import type { PinState } from './pin-state.js';

const clip = '<clipPath id="pin-slots-clip"><rect x="0" y="-4" width="56" height="43"/></clipPath>';
const bare = '<rect x="3" y="34" width="50" height="14" rx="7" fill="currentColor"/>';
const withCoin = () =>
  `<g clip-path="url(#pin-slots-clip)"><g transform="translate(28 26)">${coinInner(21)}</g></g><rect x="3" y="37" width="50" height="11" rx="5.5" fill="currentColor"/>`;

const draw = (isSet: boolean): string => {
  const slots = Array.from(
    { length: pinLength },
    (_, at) => `<g transform="translate(${at * 60} 0)">${isSet ? withCoin() : bare}</g>`,
  );
  return `<svg viewBox="0 0 ${pinLength * 60 - 4} 52">${clip}${slots.join('')}</svg>`;
};

/** Four slots, with their coins once a PIN is set. Decoration: the words beside it say the same. */
export function PinSlots({ state }: { readonly state: PinState }) {
  const svg = useMemo(() => draw(state === 'on'), [state]);
  return <Art svg={svg} className={`art-box pslots ${state}`} />;
}
