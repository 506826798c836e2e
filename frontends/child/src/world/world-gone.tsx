import { Pig } from '@alcancia/web-kit/art';
import { KidCard } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

/** In place of the world of a child that is unknown, or deleted meanwhile: the head leads back. */
export const WorldGone = () => (
  <KidCard className="world-failed" role="alert">
    <title>{`${words.goneTitle} · ${words.productName}`}</title>
    <Pig mood="calm" coin={false} />
    <h1>{words.goneTitle}</h1>
    <p>{words.goneText}</p>
  </KidCard>
);
