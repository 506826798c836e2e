import { X } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';

import { CardArt, Pet, Pig, cardOf } from '@alcancia/web-kit/art';
import { Veil } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import type { ChildCard } from './selector.queries.js';

interface WorldDialogProps {
  /** Whose world; without a child the adult's. */
  readonly child?: ChildCard;
  readonly label: string;
  readonly mood?: 'happy' | 'cheer' | 'look';
  /** The picture fills what the words leave. */
  readonly tall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog before a child's world: its landscape and pet above, what is asked below. */
export function WorldDialog({ child, label, mood = 'happy', tall = false, onClose, children }: WorldDialogProps) {
  return (
    <Veil
      onClose={onClose}
      label={label}
      closesOutside={false}
      {...(child && { attributes: { 'data-palette': child.palette, 'data-card': cardOf(child) } })}
    >
      <div className={`k-modal world-dialog${child ? ' kid' : ''}${tall ? ' is-tall' : ''}`}>
        <div className="world-pic">
          {child ? (
            <>
              <CardArt name={cardOf(child)} />
              <Pet name={child.avatar} stage={4} mood={mood} className="world-pet" />
            </>
          ) : (
            <Pig className="world-pet" />
          )}
        </div>
        <button type="button" className="x" aria-label={words.close} onClick={onClose}>
          <X size={24} />
        </button>
        {children}
      </div>
    </Veil>
  );
}
