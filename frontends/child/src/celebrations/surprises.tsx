import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useState } from 'react';

import { dismissCelebrations } from '@alcancia/contracts/family';
import { useWrite } from '@alcancia/web-kit';
import { Art, type PetStage } from '@alcancia/web-kit/art';
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

/** Levels, milestones, goals and approvals wait behind one banner; each is shown once and then never again (G15, G19). */
export function Surprises({ celebrations, pet, stage, palette }: SurprisesProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const dismiss = useWrite(dismissCelebrations);
  const waiting = celebrations.filter(({ id }) => !seen.has(id));
  const [now] = waiting;
  if (!now) return null;

  // Each is marked as seen at once: a child that leaves halfway finds the rest next time, and a lost answer shows none twice today.
  const goOn = (): void => {
    setSeen(new Set([...seen, now.id]));
    if (waiting.length === 1) setOpen(false);
    dismiss.mutate({ ids: [now.id] });
  };
  const praise = praiseFor(now);

  return (
    <>
      <button type="button" className="gift" onClick={() => setOpen(true)}>
        <Art svg={gift} />
        <span>
          {words.banner(waiting.length)}
          <small>{waiting.length === 1 ? words.tapToOpenOne : words.tapToOpen}</small>
        </span>
        <CaretRight size={28} weight="bold" aria-hidden />
      </button>
      {isOpen && (
        <Celebration
          key={now.id}
          title={praise.title}
          text={praise.text}
          {...(hasPrize(now) ? { won: <Amount {...now.amounts} sign="+" kid /> } : {})}
          pet={pet}
          stage={stage}
          palette={palette}
          action={
            <KidButton kind="quiet" onClick={goOn}>
              {waiting.length > 1 ? words.next : words.close}
            </KidButton>
          }
          onClose={goOn}
        />
      )}
    </>
  );
}

const gift = places.recompensas();

const hasPrize = ({ amounts }: CelebrationView) => amounts.points > 0 || amounts.coinsCents > 0;
