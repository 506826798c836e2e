import { type ReactNode, useEffect, useId, useState } from 'react';

interface TipProps {
  /** Why this is locked. */
  readonly text: string;
  /** The item; give it these attributes, so that screen readers read the reason too. */
  readonly children: (wired: { 'aria-describedby': string; tabIndex: 0; onClick: () => void }) => ReactNode;
}

/** Says why something is locked: on focus, under the pointer and on a tap; Escape hides it. */
export function Tip({ text, children }: TipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isShown]);
  return (
    <span
      className="with-tip"
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(false)}
    >
      {children({ 'aria-describedby': id, tabIndex: 0, onClick: () => setShown(true) })}
      <span role="tooltip" id={id} className="tip" hidden={!isShown}>
        {text}
      </span>
    </span>
  );
}
