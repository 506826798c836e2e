import { Pig } from '@alcancia/web-kit/art';
import { KidCard } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

/** An adult whose link does not reach this far (G1): who could change that, and nothing that looks broken. */
export const WorldClosed = () => (
  <KidCard className="world-failed">
    <Pig mood="calm" coin={false} />
    <h2>{words.closedTitle}</h2>
    <p>{words.closedText}</p>
  </KidCard>
);
