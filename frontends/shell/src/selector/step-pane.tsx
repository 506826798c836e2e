import { type ReactNode, useEffect, useRef } from 'react';

/** One step of a wizard. It takes the focus that the step before has left behind, so that it is read out. */
export function StepPane({ children }: { readonly children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pane.current?.contains(document.activeElement)) pane.current?.focus();
  }, []);
  return (
    <div ref={pane} tabIndex={-1} className="step-pane">
      {children}
    </div>
  );
}
