import { useNavigate } from 'react-router';

import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';

/** Spec 1 §9. */
const switchMs = 100;

/** After a profile was chosen: the greeting, and a moment later its home, in the place of the selector (spec 1 §4). */
export function useSwitch(): (name: string, to: string) => void {
  const navigate = useNavigate();
  return (name, to) => {
    toast({ kind: 'success', title: words.greeting(name) });
    setTimeout(() => void navigate(to, { replace: true }), switchMs);
  };
}
