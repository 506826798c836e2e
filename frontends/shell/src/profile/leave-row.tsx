import { useState } from 'react';

import { useWho } from '@alcancia/web-kit';
import { Button, lazyPage, Part } from '@alcancia/web-kit/ui';

import { words } from '../words/leaving.js';
import './leaving.css';

const LeaveDialog = lazyPage('leave-dialog', () => import('./leave-dialog.js'));

/** 'Eliminar mi cuenta', below everything else of the account. */
export function LeaveRow() {
  const [isOpen, setOpen] = useState(false);
  const { adult } = useWho();
  if (!adult || adult.erasureDueAt) return null;
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
