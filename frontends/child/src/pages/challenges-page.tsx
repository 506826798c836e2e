import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Empty, toast, toastError, useSteady } from '@alcancia/web-kit/ui';

import { ChallengeCard, EndedChallenge } from '../challenges/challenge-card.js';
import { type ChildChallenge, challengesOf, useAcceptChallenge } from '../challenges/challenges.queries.js';
import '../challenges/challenges.css';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/challenges.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Retos' of a child: what runs, what can be accepted, and what became of the others (G7). */
export default function ChallengesPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/challenges`} bones={<WorldBones top={150} />}>
      {(world) => (
        <>
          <WorldStrip world={world} title={words.title} text={words.text} mood="cheer" />
          <WorldPart isOpen={world.may('seeChallenges')}>
            <Challenges world={world} />
          </WorldPart>
        </>
      )}
    </World>
  );
}

/** What an adult took back while the child looked. */
const takenBack = (last: ChildChallenge): ChildChallenge => ({ ...last, way: { ...last.way, state: 'cancelado' } });

const isRunning = ({ way: { state } }: ChildChallenge): boolean => state === 'aceptado' || state === 'en_curso';
const isOffered = ({ way: { state } }: ChildChallenge): boolean => state === 'publicado';

function Challenges({ world: { childId, isOwn, child } }: { readonly world: ChildWorld }) {
  const { data } = useSuspenseQuery(challengesOf(childId));
  const { items } = useSteady(data.challenges, { keyOf: ({ id }) => id, gone: takenBack });
  const accept = useAcceptChallenge();
  const acceptOne = (challengeId: string): void =>
    accept.mutate(
      { challengeId },
      {
        onSuccess: () => toast({ kind: 'success', ...words.accepted }),
        onError: (error) => toastError(error),
      },
    );
  if (items.length === 0)
    return (
      <div className="retos">
        <h2 className="sr">{words.title}</h2>
        <Empty {...words.empty} pet={child.avatar} mood="look" />
      </div>
    );
  const card = (challenge: ChildChallenge) => (
    <ChallengeCard
      key={challenge.id}
      challenge={challenge}
      renderSay={(title, text) => <SayButton section="challenges" title={title} text={text} />}
      isBusy={accept.isPending && accept.variables.challengeId === challenge.id}
      onAccept={isOwn ? () => acceptOne(challenge.id) : undefined}
    />
  );
  return (
    <div className="retos">
      <Group title={words.running} of={items.filter(isRunning)} render={card} />
      <Group title={words.offered} of={items.filter(isOffered)} render={card} />
      <Group
        title={words.over}
        of={items.filter((one) => !isRunning(one) && !isOffered(one))}
        render={(challenge) => <EndedChallenge key={challenge.id} challenge={challenge} />}
      />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly of: readonly ChildChallenge[];
  readonly render: (challenge: ChildChallenge) => ReactNode;
}

const Group = ({ title, of, render }: GroupProps) =>
  of.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      {of.map(render)}
    </section>
  );
