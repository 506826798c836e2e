import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { CardArt, Pet, cardOf } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';

interface ActivityGroupProps {
  readonly child: ChildView;
  readonly active: number;
  /** How many are due today, once that is known. */
  readonly today: number | undefined;
  /** Absent for who may only look. */
  readonly onAdd: (() => void) | undefined;
  readonly children: readonly ReactNode[];
}

/** The activities of one child under the child's own landscape. */
export function ActivityGroup({ child, active, today, onAdd, children }: ActivityGroupProps) {
  return (
    <section role="group" className="grp" aria-label={child.displayName}>
      <header className="gh band" data-card={cardOf(child)} data-palette={child.palette}>
        <CardArt name={cardOf(child)} />
        <span className="gp">
          <Pet name={child.avatar} />
        </span>
        <div className="gt">
          <h2>{child.displayName}</h2>
          <p>{words.groupLine(active, today)}</p>
        </div>
        {onAdd && (
          <Button kind="line" icon={<Plus aria-hidden />} aria-label={words.addFor(child.displayName)} onClick={onAdd}>
            <span>{words.add}</span>
          </Button>
        )}
      </header>
      {children.length === 0 ? <p className="none muted">{words.noneFor(child.displayName)}</p> : <ul>{children}</ul>}
    </section>
  );
}
