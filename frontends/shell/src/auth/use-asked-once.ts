import { useEffect, useRef } from 'react';

/** Asks when the page opens, once: an effect runs twice while React checks it. */
export function useAskedOnce(ask: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  }, [ask]);
}
