import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';

import { Pig } from '@alcancia/web-kit/art';
import { KidButton, KidCard, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

/** The panel for something that could not be read, with one button to try again. */
export function WorldFailed({ onRetry }: { readonly onRetry: () => void }) {
  const money = useMoneyName();
  return (
    <KidCard className="world-failed" role="alert">
      <Pig mood="calm" coin={false} />
      <h2>{words.failedTitle}</h2>
      <p>{words.failedText(money.many)}</p>
      <KidButton icon={<ArrowClockwise aria-hidden />} onClick={onRetry}>
        {words.retry}
      </KidButton>
    </KidCard>
  );
}
