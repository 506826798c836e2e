import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useWho } from '@alcancia/web-kit';
import { Button, HintBox, lazyPage, Part } from '@alcancia/web-kit/ui';

import { words } from '../words/leaving.js';
import './leaving.css';
import { accountErasure } from './leaving.queries.js';

const LeaveDialog = lazyPage('leave-dialog', () => import('./leave-dialog.js'));

/** 'Eliminar mi cuenta', below everything else of the account; while it waits, whose answer it waits for. */
export function LeaveRow() {
  const [isOpen, setOpen] = useState(false);
  const { adult } = useWho();
  if (!adult) return null;
  if (adult.erasureDueAt) return <WaitsFor />;
  return (
    <div className="leaving-open">
      <Button kind="bare" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Part fallback={null}>
          <LeaveDialog onClose={() => setOpen(false)} />
        </Part>
      )}
    </div>
  );
}

function WaitsFor() {
  const { data } = useQuery(accountErasure);
  return data?.successorName ? <HintBox kind="warn">{words.waitsFor(data.successorName)}</HintBox> : null;
}
