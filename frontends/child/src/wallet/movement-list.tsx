import { format } from '@alcancia/web-kit';
import { useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/wallet.js';
import { byDay } from './by-day.js';
import type { Movement } from './wallet.queries.js';

interface MovementListProps {
  readonly movements: readonly Movement[];
  /** Whether the child itself reads it: in plain words. */
  readonly isOwn: boolean;
  readonly timeZone: string;
  readonly today: string;
  readonly yesterday: string;
}

/** What moved the balance, by days of the family (G10). */
export const MovementList = ({ movements, isOwn, timeZone, today, yesterday }: MovementListProps) => (
  <>
    {byDay(movements, timeZone).map(({ day, movements: of }) => (
      <section key={day}>
        <h3 className="dl">{day === today ? words.today : day === yesterday ? words.yesterday : format.dayOf(day)}</h3>
        <ul className="k-card">
          {of.map((movement) => (
            <MovementItem key={movement.entryId} movement={movement} types={isOwn ? words.plainTypes : words.types} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

interface MovementItemProps {
  readonly movement: Movement;
  readonly types: Readonly<Record<Movement['type'], string>>;
}

function MovementItem({ movement: { emoji, title, type, currency, amount }, types }: MovementItemProps) {
  const money = useMoneyName();
  const isCoins = currency === 'coins';
  const size = Math.abs(amount);
  const shown = isCoins ? format.wholeCoins(size) : size;
  const [one, many] = isCoins ? [money.one, money.many] : [words.point, words.points];
  const look = amount < 0 ? 'is-out' : isCoins ? 'is-in' : 'is-points';
  return (
    <li className={`mv ${look}`}>
      <span className="mi" aria-hidden>
        {emoji}
      </span>
      <div>
        <h4>{title}</h4>
        <p>{types[type]}</p>
      </div>
      <p className="am">
        <b>
          {amount < 0 ? '−' : '+'}
          {format.number(shown)}
        </b>{' '}
        {shown === 1 ? one : many}
      </p>
    </li>
  );
}
