import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { petStageOf } from '@alcancia/contracts/pets';
import { CardArt, type Mood, Pet } from '@alcancia/web-kit/art';

import { words } from '../words/world.js';
import type { ChildWorld } from './world.js';

interface WorldStripProps {
  readonly world: ChildWorld;
  readonly title: string;
  readonly text?: ReactNode;
  readonly mood?: Mood;
  /** What reads the page's head aloud. */
  readonly say?: ReactNode;
}

/** The head of an inner page: the own landscape and pet, and the way back to the world. */
export function WorldStrip({ world: { child, childId, card }, title, text, mood = 'happy', say }: WorldStripProps) {
  return (
    <section className="world band k-strip" data-card={card}>
      <title>{`${title} · ${words.productName}`}</title>
      <CardArt name={card} />
      <Link className="k-back" to={`/child-dashboard/${childId}`} aria-label={words.backToWorld}>
        <ArrowLeft size={28} weight="bold" aria-hidden />
      </Link>
      <div className="k-strip-t">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {say}
      <div className="k-strip-pet">
        <Pet name={child.avatar} stage={petStageOf(child.level.totalPoints)} mood={mood} />
      </div>
    </section>
  );
}
