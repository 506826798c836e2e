import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useSessionActs } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/layout.js';

/** 'Cambiar Perfil' clears the chosen profile; 'Cerrar Sesión' ends the session whatever the server says (spec 1 §2, §8). */
export function useLeaving() {
  const session = useSessionActs();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (act: () => Promise<void>, to: string): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await act();
      await navigate(to, { replace: true });
    } catch {
      toast({ kind: 'error', ...words.switchFailed });
    } finally {
      setLeaving(false);
    }
  };
  return {
    isLeaving,
    changeProfile: () => void leave(() => session.leave(), '/profile-selector'),
    signOut: () => void leave(() => session.signOut(), '/auth?tab=signin'),
  };
}
