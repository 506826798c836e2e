import { type ReactNode, useId } from 'react';

import { Pet } from '../../art/pet-art.js';
import type { PetStage } from '@alcancia/contracts/pets';
import { Veil } from '../overlay/veil.js';

interface CelebrationProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What was won: Coins, Points. */
  readonly won?: ReactNode;
  /** The one button. */
  readonly action: ReactNode;
  readonly pet: string;
  readonly stage?: PetStage;
  readonly palette: string;
  readonly onClose: () => void;
}

const tints = ['var(--honey-400)', 'var(--guava-400)', 'var(--jacaranda-300)', 'var(--agave-300)', '#fff'];

/** Places and moments of the falling bits, spread evenly by a fixed stride so that no two look alike. */
const bits = Array.from({ length: 26 }, (_, i) => ({
  left: `${(i * 37) % 100}%`,
  animationDelay: `${-((i * 0.61) % 2.6)}s`,
  ...(i % 5 === 0 ? {} : { background: tints[i % tints.length] ?? '#fff' }),
}));

/** A goal, a level, a milestone: rays, the pet, falling coins (none for who prefers less motion), one button. */
export function Celebration({ title, text, won, action, pet, stage = 5, palette, onClose }: CelebrationProps) {
  const id = useId();
  return (
    <Veil
      onClose={onClose}
      labelledBy={id}
      className="fest"
      closesOutside={false}
      attributes={{ 'data-palette': palette, 'data-undisturbed': '' }}
    >
      <span className="rays" aria-hidden />
      <span className="bits" aria-hidden>
        {bits.map((bit, i) => (
          <i key={bit.left} className={i % 5 === 0 ? 'coin-bit' : undefined} style={bit} />
        ))}
      </span>
      <Pet name={pet} stage={stage} mood="cheer" />
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {won && <div className="won">{won}</div>}
      {action}
    </Veil>
  );
}
