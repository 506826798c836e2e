import { Link } from 'react-router';

import { Art } from '@alcancia/web-kit/art';
import { places } from '@alcancia/web-kit/art/world';

import { words } from '../words/home.js';
import './world-links.css';

const pictures = {
  agenda: places.agenda(),
  goals: places.metas(),
  rewards: places.recompensas(),
  wallet: places.cartera(),
  activities: places.actividades(),
};

/** The ways into the rest of the world: only to what exists. */
export function WorldLinks({ childId }: { readonly childId: string }) {
  const world = `/child-dashboard/${childId}`;
  const addresses: Record<keyof typeof pictures, string> = {
    agenda: `${world}/agenda`,
    goals: `${world}/goals`,
    rewards: `${world}/rewards`,
    wallet: `${world}/wallet`,
    activities: `/child-activities/${childId}`,
  };
  return (
    <nav className="world-links" aria-label={words.placesLabel}>
      {(Object.keys(pictures) as (keyof typeof pictures)[]).map((place) => (
        <Link key={place} to={addresses[place]}>
          <Art svg={pictures[place]} />
          {words.places[place]}
        </Link>
      ))}
    </nav>
  );
}
