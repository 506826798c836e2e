import { useState } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { Button } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { words } from '../words/privacy.js';
import { EraseDialog } from './erase-dialog.js';

const mayErase = may('eraseChild');

/** 'Borrar': for the owner alone, and not while it waits already (G20, G41). */
export function EraseCard({ child }: { readonly child: ChildView }) {
  const [isAsking, setAsking] = useState(false);
  if (!mayErase(child) || child.erasureDueAt) return null;
  const { displayName } = child;
  return (
    <section className="card privacy-card" aria-label={words.erasure.title}>
      <div className="card-head">
        <h2>{words.erasure.title}</h2>
      </div>
      <p>{words.erasure.about(displayName)}</p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {words.erasure.open(displayName)}
        </Button>
      </div>
      {isAsking && <EraseDialog child={child} onClose={() => setAsking(false)} />}
    </section>
  );
}
