import { format } from '@alcancia/web-kit';
import { KidCard, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';
import { hatchesAtPoints } from '../world/pet-of.js';

/** What the egg is and when it hatches, until it has (G18). */
export const Egg = ({ points }: { readonly points: number }) => (
  <KidCard className="egg">
    <h2>{words.egg.title}</h2>
    <p>{words.egg.text(hatchesAtPoints)}</p>
    <Progress value={points} max={hatchesAtPoints} label={words.egg.progress} kid />
    <p className="far">
      <span>{words.ofPoints(format.number(points), format.number(hatchesAtPoints))}</span>
    </p>
  </KidCard>
);
