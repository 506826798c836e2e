import type { ReactNode } from 'react';

import { format } from '@alcancia/web-kit';
import { Art } from '@alcancia/web-kit/art';
import { places } from '@alcancia/web-kit/art/world';
import { Avatar, KidButton, type MoneyName, Progress, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import { ChallengePrize } from './challenge-prize.js';
import { ChallengeSteps } from './challenge-steps.js';
import type { ChildChallenge } from './challenges.queries.js';

const cup = places.retos();

/** '5 actividades'; coins by the family's own name. */
const askOf = ({ metric, target }: ChildChallenge, { one, many }: MoneyName): string =>
  metric === 'monedas' ? format.count(target, one, many) : words.units[metric](target);

interface ChallengeCardProps {
  readonly challenge: ChildChallenge;
  /** Reads the card aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
  /** '¡Acepto el reto!'; absent where an adult looks on, or it is no question any more. */
  readonly onAccept?: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** One line under the title: how long it lasts, who is missing, when it begins. */
function whenOf({ way, mode, others, startsAt, daysLeft }: ChildChallenge): string {
  if (way.state === 'publicado') return `${words.modes[mode]} · ${words.days(daysLeft)}`;
  if (way.state === 'en_curso') return words.daysLeft(daysLeft);
  const missing = others.filter(({ state }) => state === 'publicado').map(({ childName }) => childName);
  return mode === 'entre_hermanos' && missing.length > 0 ? words.waitsFor(missing) : words.startsOn(startsAt);
}

/** A challenge that runs or can be accepted (G7). */
export function ChallengeCard({ challenge, renderSay, onAccept, isBusy }: ChallengeCardProps) {
  const { id, title, description, emoji, target, mode, steps, prize, way, activityTitle } = challenge;
  const money = useMoneyName();
  const ask = askOf(challenge, money);
  const isAsked = way.state === 'publicado';
  return (
    <article className="k-card reto" aria-label={title} data-steady={id} tabIndex={-1}>
      <span className="pic" aria-hidden>
        {emoji}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{whenOf(challenge)}</p>
      </div>
      {renderSay(title, words.spoken(title, ask))}
      {description !== '' && <p className="wide">{description}</p>}
      <p className="wide far">
        <b>{isAsked ? ask : words.of(way.progress, ask)}</b>
        {activityTitle !== null && <span>{words.onlyOf(activityTitle)}</span>}
        {isAsked && mode !== 'individual' && <span>{words.modeTexts[mode]}</span>}
      </p>
      {!isAsked && (
        <div className="wide">
          <Progress kid value={way.progress} max={target} label={words.progress(title)} />
        </div>
      )}
      <Others challenge={challenge} />
      {steps.length > 0 && (
        <div className="wide">
          <ChallengeSteps steps={steps} percent={way.percent} />
        </div>
      )}
      <div className="wide">
        <ChallengePrize prize={prize} />
      </div>
      {isAsked && onAccept && (
        <KidButton kind="accent" busy={isBusy} aria-label={words.acceptTitle(title)} onClick={onAccept}>
          {words.accept}
        </KidButton>
      )}
    </article>
  );
}

/** Brothers and sisters: who has accepted; among siblings how far each is. */
function Others({ challenge }: Pick<ChallengeCardProps, 'challenge'>) {
  const { others, way, mode } = challenge;
  const ask = askOf(challenge, useMoneyName());
  const there = others.filter(({ state }) => state !== 'publicado' && state !== 'cancelado');
  if (there.length === 0) return null;
  return (
    <ul className="wide team">
      {there.map(({ childId, childName, avatar, progress }) => (
        <li key={childId}>
          <Avatar name={avatar} size={36} />
          {mode === 'entre_hermanos' && way.state === 'en_curso'
            ? words.othersAt(childName, words.of(progress, ask))
            : words.hasAccepted(childName)}
        </li>
      ))}
    </ul>
  );
}

/** One that is over: won with its prize, else kind words; a miss costs nothing. */
export function EndedChallenge({ challenge }: Pick<ChallengeCardProps, 'challenge'>) {
  const { id, title, emoji, prize, way } = challenge;
  const ask = askOf(challenge, useMoneyName());
  const isWon = way.state === 'superado';
  const kind = way.state === 'cancelado' ? words.cancelled : words.missed(words.of(way.progress, ask));
  return (
    <article className={isWon ? 'k-card reto won' : 'k-card reto'} aria-label={title} data-steady={id} tabIndex={-1}>
      <span className="pic" aria-hidden>
        {isWon ? <Art svg={cup} /> : emoji}
      </span>
      <div>
        <h3>{isWon ? words.won : title}</h3>
        <p>{isWon ? title : kind}</p>
      </div>
      {isWon && (
        <div className="wide">
          <ChallengePrize prize={prize} />
        </div>
      )}
    </article>
  );
}
