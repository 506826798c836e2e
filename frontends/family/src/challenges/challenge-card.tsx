import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { X } from '@phosphor-icons/react/dist/csr/X';

import type { ChallengeView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { EmojiTile, Faces, MoreMenu, type MoneyName, Progress, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import { words as offerWords } from '../words/offers.js';

type State = ChallengeView['state'];
type Way = ChallengeView['ways'][number];

const tags: Record<State, string> = {
  borrador: 'tag',
  publicado: 'tag tag-info',
  aceptado: 'tag tag-info',
  en_curso: 'tag tag-agave',
  superado: 'tag tag-success',
  no_superado: 'tag',
  cancelado: 'tag',
};

function prizeOf({ prize: { points, coinsCents, badge } }: ChallengeView, { one, many }: MoneyName): string {
  return format.listOf([
    ...(points > 0 ? [format.count(points, 'Punto', 'Puntos')] : []),
    ...(coinsCents > 0 ? [format.count(format.wholeCoins(coinsCents), one, many)] : []),
    ...(badge === null ? [] : [words.badge(badge)]),
  ]);
}

/** What is said under the bars: who is missing, how long it lasts, what a miss costs. */
function footOf({ state, mode, ways, startsAt, daysLeft, repeats }: ChallengeView): string {
  const asked = ways.filter((way) => way.state === 'publicado').length;
  const isOver = state === 'superado' || state === 'no_superado' || state === 'cancelado';
  const isWaiting = asked > 0 && (mode === 'entre_hermanos' || state === 'publicado');
  const time = state === 'aceptado' && !isWaiting ? words.from(startsAt) : words.daysLeft(daysLeft);
  return [
    ...(isWaiting ? [words.waiting(asked)] : []),
    ...(isOver ? [] : [time]),
    ...(state === 'no_superado' ? [words.missed] : []),
    ...(repeats === 'nunca' ? [] : [words.repeats[repeats]]),
  ].join(' · ');
}

/** With 'cooperativo' one bar for all who accepted, else one for each child. */
const barsOf = ({ mode, ways }: ChallengeView): readonly Way[] =>
  mode === 'cooperativo' ? ways.filter(({ state }) => state !== 'publicado').slice(0, 1) : ways;

/** '5 actividades'; coins by the family's own name. */
const targetOf = ({ metric, target }: ChallengeView, { one, many }: MoneyName): string =>
  metric === 'monedas' ? format.count(target, one, many) : words.units[metric](target);

interface ChallengeCardProps {
  readonly challenge: ChallengeView;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}

/** One challenge with how far every child is. */
export function ChallengeCard({ challenge, onEdit, onCancel }: ChallengeCardProps) {
  const { id, title, emoji, mode, state, target, ways, canEdit } = challenge;
  const money = useMoneyName();
  const bars = barsOf(challenge);
  const isShared = mode === 'cooperativo' && bars.length > 0;
  const foot = footOf(challenge);
  const asked = targetOf(challenge, money);
  const people = ways.map(({ childId, childName, avatar }) => ({ id: childId, displayName: childName, avatar }));
  return (
    <article className="card chl" data-steady={id}>
      <header>
        <EmojiTile emoji={emoji} big />
        <div className="grow">
          <h2>{title}</h2>
          <p className="caption">
            {words.modes[mode]} · {prizeOf(challenge, money)}
          </p>
        </div>
        {canEdit && (
          <MoreMenu
            label={offerWords.options(title)}
            acts={[
              { label: offerWords.edit, icon: <PencilSimple aria-hidden />, onPick: onEdit },
              {
                label: state === 'borrador' ? words.discard : words.cancel,
                icon: <X aria-hidden />,
                onPick: onCancel,
                isDanger: true,
              },
            ]}
          />
        )}
      </header>
      <p className="state">
        <span className={tags[state]}>{words.tags[state]}</span>
        {bars.length === 0 && <span>{asked}</span>}
        {(isShared || bars.length === 0) && <Faces people={people} size={28} />}
      </p>
      {bars.map((way) => (
        <div key={way.childId} className="ch-bar">
          <p>
            {!isShared && (
              <>
                <Faces people={people.filter((person) => person.id === way.childId)} size={26} />
                <b>{way.childName}</b>
              </>
            )}
            <span>{words.of(way.progress, asked)}</span>
            {ways.length > 1 && !isShared && <span className={tags[way.state]}>{words.tags[way.state]}</span>}
          </p>
          <Progress
            value={way.state === 'superado' ? target : way.progress}
            max={target}
            label={words.progress(title, isShared ? words.modes[mode] : way.childName)}
            fill="points"
          />
        </div>
      ))}
      {foot !== '' && <p className="foot">{foot}</p>}
    </article>
  );
}
