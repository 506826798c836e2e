import { Pig } from '@alcancia/web-kit/art';
import { KidCard, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

/** In place of a part that is switched off for everybody at the moment; it comes back by itself. */
export function WorldPaused() {
  const money = useMoneyName();
  return (
    <KidCard className="world-failed" role="status">
      <Pig mood="calm" coin={false} />
      <h2>{words.pausedTitle}</h2>
      <p>{words.pausedText(money.many)}</p>
    </KidCard>
  );
}
