import { Sparkle } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { IdeaTopic, IdeaWish } from '@alcancia/contracts/assistant';
import { Button, ChoiceField, HintBox, ListBones, SelectField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { IdeaCard } from './idea-card.js';
import { ages, topics } from './idea-choices.js';
import { inspirationFor, type OfferedIdea, useInspireByAi } from './inspiraccion.queries.js';
import { OfferedDialog } from './offered-dialog.js';

const whiles = [10, 20, 30, 60, 120].map((minutes) => ({ value: String(minutes), label: words.wish.upTo(minutes) }));

interface WishCardProps {
  /** Of the family's youngest child, or a usual one. */
  readonly firstAge: IdeaWish['ageRange'];
  /** Shows an own idea. */
  readonly onOpen: (ideaId: string) => void;
}

/** 'Inspírame': topic, age and minutes lead to three ideas of ours; the AI writes one where there is one (G33). */
export function WishCard({ firstAge, onOpen }: WishCardProps) {
  const [wish, setWish] = useState<IdeaWish>({ topic: 'ahorro', ageRange: firstAge, minutes: 30 });
  /** What was asked for last, and how often others of it. */
  const [asked, setAsked] = useState<{ readonly wish: IdeaWish; readonly turn: number } | null>(null);
  const [shown, setShown] = useState<OfferedIdea | null>(null);
  const change = (changed: Partial<IdeaWish>): void => setWish({ ...wish, ...changed });

  return (
    <section className="card wish-card" aria-labelledby="wish-title">
      <h2 id="wish-title">{words.wish.title}</h2>
      <ChoiceField<IdeaTopic>
        label={words.wish.topic}
        look="pick"
        options={topics}
        value={wish.topic}
        onChange={(topic) => change({ topic })}
      />
      <div className="two">
        <SelectField
          label={words.wish.age}
          options={ages}
          value={wish.ageRange}
          onChange={(ageRange) => change({ ageRange })}
        />
        <SelectField
          label={words.wish.minutes}
          options={whiles}
          value={String(wish.minutes)}
          onChange={(minutes) => change({ minutes: Number(minutes) })}
        />
      </div>
      <div>
        <Button icon={<Sparkle aria-hidden />} onClick={() => setAsked({ wish, turn: 0 })}>
          {words.wish.inspire}
        </Button>
      </div>
      {asked && (
        <Offered
          {...asked}
          onOthers={() => setAsked({ ...asked, turn: asked.turn + 1 })}
          onShow={setShown}
          onWritten={onOpen}
        />
      )}
      {shown && (
        <OfferedDialog
          idea={shown}
          onKept={(ideaId) => {
            setShown(null);
            onOpen(ideaId);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

interface OfferedProps {
  readonly wish: IdeaWish;
  readonly turn: number;
  readonly onOthers: () => void;
  readonly onShow: (idea: OfferedIdea) => void;
  readonly onWritten: (ideaId: string) => void;
}

function Offered({ wish, turn, onOthers, onShow, onWritten }: OfferedProps) {
  const found = useQuery({ ...inspirationFor(wish, turn), placeholderData: (before) => before });
  const byAi = useInspireByAi();
  const askAi = (): void =>
    byAi.mutate(wish, {
      onSuccess: (answer) => {
        if (answer.kind !== 'written') return toast({ kind: 'info', ...words.ai[answer.kind] });
        toast({ kind: 'success', ...words.ai.written });
        onWritten(answer.idea.ideaId);
      },
      onError: (error) => toastError(error),
    });
  if (found.isError) return <HintBox kind="bad">{words.wish.nothing}</HintBox>;
  if (!found.data) return <ListBones rows={3} />;
  return (
    <div className="offered" aria-live="polite">
      <h3>{words.wish.offered}</h3>
      <div className="idea-cards">
        {found.data.ideas.map((idea) => (
          <IdeaCard key={idea.key} idea={idea} source="oficial" onOpen={() => onShow(idea)} />
        ))}
      </div>
      <div className="offered-acts">
        <Button kind="line" onClick={onOthers}>
          {words.wish.others}
        </Button>
        {found.data.hasAi && (
          <Button kind="soft" busy={byAi.isPending} onClick={askAi}>
            {words.wish.ai}
          </Button>
        )}
      </div>
      {found.data.hasAi && <p className="caption">{words.wish.aiHint}</p>}
    </div>
  );
}
