import { Link } from 'react-router';

import { Art, doors } from '@alcancia/web-kit/art';

import { words } from '../words/home.js';
import './doors.css';

const pictures = {
  agenda: doors.agenda(),
  goals: doors.metas(),
  rewards: doors.recompensas(),
  wallet: doors.cartera(),
  activities: doors.actividades(),
};

/** The ways into the rest of the world: only to what exists. */
export function Doors({ childId }: { readonly childId: string }) {
  const world = `/child-dashboard/${childId}`;
  const places: Record<keyof typeof pictures, string> = {
    agenda: `${world}/agenda`,
    goals: `${world}/goals`,
    rewards: `${world}/rewards`,
    wallet: `${world}/wallet`,
    activities: `/child-activities/${childId}`,
  };
  return (
    <nav className="doors" aria-label={words.doorsLabel}>
      {(Object.keys(pictures) as (keyof typeof pictures)[]).map((door) => (
        <Link key={door} to={places[door]}>
          <Art svg={pictures[door]} />
          {words.doors[door]}
        </Link>
      ))}
    </nav>
  );
}
