import { useSuspenseQuery } from '@tanstack/react-query';

import { words } from '../words/figures.js';
import { FigureCard } from './figure-card.js';
import { FigureGroup } from './figure-group.js';
import { accountFigures } from './figures.queries.js';

const counted = ['families', 'children', 'adults', 'failedSignIns'] as const;

/** How much there is of what, and since when it is said (G40). */
export function AccountFigures() {
  const { data } = useSuspenseQuery(accountFigures);
  return (
    <FigureGroup asOf={data.asOf}>
      {counted.map((figure) => (
        <FigureCard
          key={figure}
          title={words[figure]}
          value={data[figure].total}
          note={words.lately(data[figure].lately)}
          {...(figure === 'failedSignIns'
            ? { to: '/admin', way: words.toEvents }
            : { to: '/admin/days', way: words.toDays })}
        />
      ))}
    </FigureGroup>
  );
}
