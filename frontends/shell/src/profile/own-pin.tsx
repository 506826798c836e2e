import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey';
import { useState } from 'react';

import { Art, coinInner } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';
import { OwnPinDialog } from './own-pin-dialog.js';

const slots = (isFull: boolean): string =>
  `<svg viewBox="0 0 244 52">${[0, 1, 2, 3]
    .map((at) => {
      const coin = isFull ? `<g transform="translate(28 26)">${coinInner(21)}</g>` : '';
      return `<g transform="translate(${at * 62} 0)">${coin}<rect x="3" y="38" width="50" height="11" rx="5.5" fill="#7C2B2C"/></g>`;
    })
    .join('')}</svg>`;

/** Whether the adult has a PIN, and the way to make or change it. */
export function OwnPin({ hasPin }: { readonly hasPin: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card pin-card">
      <div className="card-head">
        <h2 className="grow">{words.pin.title}</h2>
        <span className={hasPin ? 'tag tag-success' : 'tag'}>
          <LockKey size={16} weight="fill" aria-hidden />
          {hasPin ? words.pin.active : words.pin.none}
        </span>
      </div>
      <Art svg={slots(hasPin)} className="pin-art" />
      <p className="muted small">{words.pin.text}</p>
      <Button block onClick={() => setOpen(true)}>
        {hasPin ? words.pin.change : words.pin.make}
      </Button>
      {isOpen && <OwnPinDialog hasPin={hasPin} onClose={() => setOpen(false)} />}
    </section>
  );
}
