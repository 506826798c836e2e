import { useMemo } from 'react';

import type { PetStage } from '@alcancia/contracts/pets';
import { Art, CardArt, type Mood, Pet, star } from '@alcancia/web-kit/art';

import { words } from '../words/home.js';
import { type Today, bubbleFor } from './bubble.js';

interface HeroProps {
  readonly name: string;
  readonly level: { readonly level: number; readonly name: string };
  readonly today: Today;
  readonly card: string;
  readonly pet: string;
  readonly stage: PetStage;
  readonly mood: Mood;
}

/** From so many letters on a name takes smaller ones, so that the bubble keeps its place. */
const longName = 14;

/** The child's landscape with the greeting, the level and the companion. */
export function Hero({ name, level, today, card, pet, stage, mood }: HeroProps) {
  const levelStar = useMemo(() => star(24), []);
  return (
    <div className="world" data-card={card}>
      <CardArt name={card} />
      <h1 className={name.length > longName ? 'is-long' : undefined}>{words.hello(name)}</h1>
      <p className="lvl">
        <Art svg={levelStar} />
        {words.level(level.level, level.name)}
      </p>
      <p className="bubble">{words.bubbles[bubbleFor(today)]}</p>
      <div className="petbox">
        <Pet name={pet} stage={stage} mood={mood} />
      </div>
    </div>
  );
}
