import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { Empty, KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/wallet.js';
import { unbroken } from './by-day.js';
import { MonthSum } from './month-sum.js';
import { MovementList } from './movement-list.js';
import { type MovementType, walletPage } from './wallet.queries.js';

interface MovementsProps {
  readonly childId: string;
  readonly month: string;
  readonly type: MovementType | null;
  readonly timeZone: string;
  readonly today: string;
  readonly yesterday: string;
  readonly sumTitle: string;
  readonly pet: string;
}

/** The movements of one month and kind, page by page, beside what the month came to. */
export function Movements({ childId, month, type, timeZone, today, yesterday, sumTitle, pet }: MovementsProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const read = useSuspenseQueries({ queries: cursors.map((cursor) => walletPage({ childId, month, type }, cursor)) });
  const pages = unbroken(
    read.map(({ data }) => data),
    cursors,
  );
  const movements = pages.flatMap((page) => page.movements);
  const next = pages.at(-1)?.nextCursor ?? null;
  const sum = pages[0]?.monthSum;
  return (
    <div className="grid">
      <div className="lists">
        {movements.length === 0 &&
          (type ? <p className="none">{words.emptyKind}</p> : <Empty {...words.empty} pet={pet} mood="look" />)}
        <MovementList movements={movements} timeZone={timeZone} today={today} yesterday={yesterday} />
        {next !== null && (
          <KidButton
            kind="quiet"
            className="more"
            onClick={() => setCursors([...cursors.slice(0, pages.length), next])}
          >
            {words.more}
          </KidButton>
        )}
      </div>
      {sum && <MonthSum title={sumTitle} sum={sum} />}
    </div>
  );
}
