import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useFlag } from '@alcancia/web-kit';
import { Art } from '@alcancia/web-kit/art';
import { places } from '@alcancia/web-kit/art/world';

import { words } from '../words/home.js';
import './world-links.css';

const pictures = {
  agenda: places.agenda(),
  goals: places.metas(),
  challenges: places.retos(),
  rewards: places.recompensas(),
  wallet: places.cartera(),
  activities: places.actividades(),
  achievements: places.logros(),
  look: places.personalizar(),
};

interface WorldLinksProps {
  readonly childId: string;
  /** What stands before the way to what is known of the child. */
  readonly children?: ReactNode;
  /** Whether the caller may change how this world looks (G1). */
  readonly mayPersonalize: boolean;
  /** Whether they may see its challenges. */
  readonly maySeeChallenges: boolean;
}

/** The ways into the rest of the world: only to what exists and is open to the caller. */
export function WorldLinks({ childId, children, mayPersonalize, maySeeChallenges }: WorldLinksProps) {
  const world = `/child-dashboard/${childId}`;
  const addresses: Record<keyof typeof pictures, string> = {
    agenda: `${world}/agenda`,
    goals: `${world}/goals`,
    challenges: `${world}/challenges`,
    rewards: `${world}/rewards`,
    wallet: `${world}/wallet`,
    activities: `/child-activities/${childId}`,
    achievements: `${world}/achievements`,
    look: `${world}?personalize=1`,
  };
  const isOpen: Partial<Record<keyof typeof pictures, boolean>> = {
    challenges: maySeeChallenges,
    look: mayPersonalize,
    rewards: useFlag('rewards_section_enabled'),
  };
  const open = (Object.keys(pictures) as (keyof typeof pictures)[]).filter((place) => isOpen[place] ?? true);
  return (
    <nav className="world-links" aria-label={words.placesLabel}>
      {open.map((place) => (
        <Link key={place} to={addresses[place]}>
          <Art svg={pictures[place]} />
          {words.places[place]}
        </Link>
      ))}
      {children}
      <Link className="about-me" to={`${world}/privacy`}>
        {words.aboutMe}
      </Link>
    </nav>
  );
}
