import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import type { ReactNode } from 'react';

import type { Mood } from '../../art/eyes.js';
import { Pet } from '../../art/pet-art.js';
import { Pig } from '../../art/pig-art.js';
import { words } from '../../words/kit.js';
import { Button } from '../button.js';

interface EmptyProps {
  readonly title: ReactNode;
  /** One sentence. */
  readonly text?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  readonly mood?: Mood;
  /** Inside a card that is there already. */
  readonly bare?: boolean;
  /** In a child's world: the child's own pet instead of the pig. */
  readonly pet?: string;
  /** `h1` where it is all that the page says. */
  readonly heading?: 'h1' | 'h2';
}

/** Nothing here yet: the pig, one sentence, one action. */
export function Empty({ title, text, action, mood = 'happy', bare = false, pet, heading: Heading = 'h2' }: EmptyProps) {
  return (
    <div className={pet ? 'kpanel' : bare ? 'panel' : 'card panel'}>
      {pet ? <Pet name={pet} mood={mood} stage={4} /> : <Pig mood={mood} coin={false} />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

interface ErrorPanelProps {
  readonly title?: ReactNode;
  /** What still works. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** What else can be done. */
  readonly action?: ReactNode;
  readonly bare?: boolean;
}

/** Something could not be loaded: the calm pig, what still works, 'Reintentar'. */
export function ErrorPanel({
  title = words.partFailed,
  text = words.restWorks,
  onRetry,
  action,
  bare = false,
}: ErrorPanelProps) {
  return (
    <div className={bare ? 'panel' : 'card panel'} role="alert">
      <Pig mood="calm" coin={false} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
      {onRetry && (
        <Button icon={<ArrowClockwise />} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
