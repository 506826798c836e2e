import type { ReactNode } from 'react';

interface StandProps {
  /** Keeps its place and the focus while its state moves. */
  readonly id: string;
  readonly emoji: string;
  /** A ribbon above it. */
  readonly ribbon?: string;
  readonly isFar?: boolean;
  /** The button that reads it aloud. */
  readonly say?: ReactNode;
  readonly children: ReactNode;
}

/** One place on the shelf: the thing stands on the board, what there is to know and do hangs below. */
export const Stand = ({ id, emoji, ribbon, isFar = false, say, children }: StandProps) => (
  <li className={isFar ? 'sh is-far' : 'sh'} data-steady={id} tabIndex={-1}>
    <div className="stand">
      <span className="emo" aria-hidden>
        {emoji}
      </span>
      {say}
      {ribbon && <span className="rib">{ribbon}</span>}
    </div>
    <div className="board" />
    <div className="low">{children}</div>
  </li>
);
