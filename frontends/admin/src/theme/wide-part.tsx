import type { ReactNode } from 'react';

interface WidePartProps {
  /** What it is called for who does not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that scrolls must be reachable without a mouse, although nothing in it acts. */
const reachable = (part: HTMLElement | null): void => part?.setAttribute('tabindex', '0');

/** Something that may be wider than the screen: it is moved sideways by finger, and by the arrow keys once it has the focus. */
export const WidePart = ({ label, children }: WidePartProps) => (
  <section aria-label={label} ref={reachable} style={{ overflowX: 'auto' }}>
    <div style={{ minWidth: '56rem' }}>{children}</div>
  </section>
);
