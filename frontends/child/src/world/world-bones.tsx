import { words } from '../words/world.js';

interface WorldBonesProps {
  /** Height of the landscape of a whole page, in pixels; absent: a part of one. */
  readonly top?: number;
  /** How many cards stand below it. */
  readonly cards?: number;
}

/** The shape of a page on its way. */
export const WorldBones = ({ top, cards = 3 }: WorldBonesProps) => (
  <div className="world-bones" role="status" aria-busy aria-label={words.loading}>
    {top && (
      <>
        <div className="bone is-head" />
        <div className="bone" style={{ height: top }} />
      </>
    )}
    {Array.from({ length: cards }, (_, card) => (
      <div key={card} className="bone is-card" />
    ))}
  </div>
);
