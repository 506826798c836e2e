import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useState } from 'react';

import { dismissCelebrations } from '@alcancia/contracts/family';
import { useEffectSound, useWrite } from '@alcancia/web-kit';
import type { PetStage } from '@alcancia/contracts/pets';
import { Art } from '@alcancia/web-kit/art';
import { places } from '@alcancia/web-kit/art/world';
import { Amount, Celebration, KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/celebrations.js';
import './surprises.css';
import { type CelebrationView, praiseFor } from './praise.js';

interface SurprisesProps {
  readonly celebrations: readonly CelebrationView[];
  readonly pet: string;
  readonly stage: PetStage;
  readonly palette: string;
}

/** Levels, milestones, goals and approvals wait behind one banner and come in one screen, once and then never again (G15, G19). */
export function Surprises({ celebrations, pet, stage, palette }: SurprisesProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<readonly CelebrationView[]>([]);
  const dismiss = useWrite(dismissCelebrations);
  const playEffect = useEffectSound('dashboard');
  const waiting = celebrations.filter(({ id }) => !seen.has(id));
  if (waiting.length === 0) return null;
  const [first, ...others] = opened;

  const open = (): void => {
    const shown = waiting.slice(0, mostAtOnce);
    playEffect(shown.every(({ kind }) => kind === 'nivel') ? 'level' : 'celebration');
    setOpened(shown);
  };

  // Seen is what was on the screen: what comes meanwhile is another surprise, and a lost answer shows none twice today.
  const close = (): void => {
    const ids = opened.map(({ id }) => id);
    setSeen(new Set([...seen, ...ids]));
    setOpened([]);
    dismiss.mutate({ ids });
  };

  return (
    <>
      <button type="button" className="gift" onClick={open}>
        <Art svg={gift} />
        <span>
          {words.banner(waiting.length)}
          <small>{waiting.length === 1 ? words.tapToOpenOne : words.tapToOpen}</small>
        </span>
        <CaretRight size={28} weight="bold" aria-hidden />
      </button>
      {first && (
        <Celebration
          {...(others.length === 0 ? praiseFor(first) : { title: words.many })}
          won={others.length === 0 ? <Won {...first} /> : <AllWon celebrations={opened} />}
          pet={pet}
          stage={stage}
          palette={palette}
          action={
            <KidButton kind="quiet" onClick={close}>
              {words.close}
            </KidButton>
          }
          onClose={close}
        />
      )}
    </>
  );
}

const gift = places.recompensas();

/** The server hears of so many at once. */
const mostAtOnce = 20;

const Won = ({ amounts }: CelebrationView) =>
  amounts.points > 0 || amounts.coinsCents > 0 ? <Amount {...amounts} sign="+" kid /> : null;

/** Everything that was won since the last visit, the oldest first. */
const AllWon = ({ celebrations }: Pick<SurprisesProps, 'celebrations'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must come to it
  <ul className="all-won" tabIndex={0}>
    {celebrations.map((celebration) => {
      const { title, text } = praiseFor(celebration);
      return (
        <li key={celebration.id}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Won {...celebration} />
        </li>
      );
    })}
  </ul>
);
