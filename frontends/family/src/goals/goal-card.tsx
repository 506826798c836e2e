import { Gift } from '@phosphor-icons/react/dist/csr/Gift';

import type { GoalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { EmojiTile, Faces, type MoneyName, type Person, useMoneyName } from '@alcancia/web-kit/ui';

import { OfferMenu } from '../offer-menu.js';
import { words } from '../words/goals.js';
import { GoalWay } from './goal-way.js';
import type { GoalActs } from './use-goal-acts.js';

const coinsOf = (cents: number, { one, many }: MoneyName): string => format.count(format.wholeCoins(cents), one, many);

/** The prize, and what comes on the way to it. */
function prizeLine({ prize, progress, associatedActivities }: GoalView, money: MoneyName): string {
  const [way] = progress;
  const next = progress.length === 1 ? way?.milestones.find(({ isReached }) => !isReached) : undefined;
  const bonus = next && next.bonusCoinsCents > 0 ? `, +${coinsOf(next.bonusCoinsCents, money)}` : '';
  return [
    words.prize(prize.kind === 'texto' ? prize.text : coinsOf(prize.coinsCents, money)),
    next && next.percent < 100 ? `${words.nextMark(next.percent)}${bonus}.` : '',
    associatedActivities.length > 0 ? words.countsSome(associatedActivities.length) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const offerStates = { archivada: 'archived', pausada: 'paused' } as const;
const offerStateOf = ({ state }: GoalView) =>
  state === 'archivada' || state === 'pausada' ? offerStates[state] : 'active';

interface GoalCardProps {
  readonly goal: GoalView;
  readonly people: readonly Person[];
  readonly acts: GoalActs;
  readonly onEdit: () => void;
}

/** One goal with every child's way towards it. */
export function GoalCard({ goal, people, acts, onEdit }: GoalCardProps) {
  const { title, emoji, dueAt, targetPoints, progress, canEdit } = goal;
  const money = useMoneyName();
  const names = format.listOf(people.map(({ displayName }) => displayName));
  const isShared = progress.length > 1;
  return (
    <article className="card goal" data-steady={goal.id}>
      <header>
        <EmojiTile emoji={emoji} big />
        <div className="grow">
          <h2>{title}</h2>
          <p className="caption who">
            <Faces people={people} size={26} />
            <span>
              {names} · {dueAt ? words.until(dueAt) : words.noDate}
            </span>
          </p>
        </div>
        {canEdit && <OfferMenu what={goal} acts={acts} state={offerStateOf(goal)} onEdit={onEdit} />}
      </header>
      {progress.map((way) => (
        <GoalWay
          key={way.childId}
          way={way}
          targetPoints={targetPoints}
          person={isShared ? people.find(({ id }) => id === way.childId) : undefined}
        />
      ))}
      <p className="prem">
        <Gift size={20} aria-hidden />
        <span>{prizeLine(goal, money)}</span>
      </p>
    </article>
  );
}
