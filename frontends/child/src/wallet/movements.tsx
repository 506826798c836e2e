import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import { Empty, SeeMore } from '@alcancia/web-kit/ui';

import { words } from '../words/wallet.js';
import { MonthSum } from './month-sum.js';
import { MovementList } from './movement-list.js';
import { type MovementType, walletOf } from './wallet.queries.js';

interface MovementsProps {
  readonly childId: string;
  readonly isOwn: boolean;
  readonly month: string;
  readonly type: MovementType | null;
  readonly timeZone: string;
  readonly today: string;
  readonly yesterday: string;
  readonly sumTitle: string;
  readonly pet: string;
}

/** The movements of one month and kind, page by page, beside what the month came to. */
export function Movements({ childId, isOwn, month, type, timeZone, today, yesterday, sumTitle, pet }: MovementsProps) {
  const read = useSuspenseInfiniteQuery(walletOf({ childId, month, type }));
  const { pages } = read.data;
  const movements = pages.flatMap((page) => page.movements);
  const sum = pages[0]?.monthSum;
  return (
    <div className="grid">
      <div className="lists">
        {movements.length === 0 &&
          (type ? <p className="none">{words.emptyKind}</p> : <Empty {...words.empty} pet={pet} mood="look" />)}
        <MovementList movements={movements} isOwn={isOwn} timeZone={timeZone} today={today} yesterday={yesterday} />
        <SeeMore pages={read} kid />
      </div>
      {sum && <MonthSum title={sumTitle} sum={sum} />}
    </div>
  );
}
