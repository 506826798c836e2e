import { format } from '@alcancia/web-kit';
import { KidCard, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';

interface EggProps {
  readonly points: number;
  /** Lifetime points. */
  readonly hatchesAt: number;
}

/** What the egg is and when it hatches, until it has (G18). */
export const Egg = ({ points, hatchesAt }: EggProps) => (
  <KidCard className="egg">
    <h2>{words.egg.title}</h2>
    <p>{words.egg.text(hatchesAt)}</p>
    <Progress value={points} max={hatchesAt} label={words.egg.progress} kid />
    <p className="far">
      <span>{words.ofPoints(format.number(points), format.number(hatchesAt))}</span>
    </p>
  </KidCard>
);
