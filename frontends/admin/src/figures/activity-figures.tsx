import { useSuspenseQuery } from '@tanstack/react-query';

import { words } from '../words/figures.js';
import { FigureCard } from './figure-card.js';
import { FigureGroup } from './figure-group.js';
import { familyFigures, month } from './figures.queries.js';
import { inLast } from './rates.js';

const toDays = { to: '/admin/days', way: words.toDays };

/** What children do and are given for it (G40). */
export function ActivityFigures() {
  const { data } = useSuspenseQuery(familyFigures(month));
  const { asOf, days, now } = data;
  return (
    <FigureGroup asOf={asOf}>
      <FigureCard title={words.activeChildren} value={now.activeChildren} note={words.activeMeans} {...toDays} />
      {(['completions', 'redemptions'] as const).map((figure) => (
        <FigureCard
          key={figure}
          title={words[figure]}
          value={inLast(days, figure, 7)}
          note={words.weekAndToday(inLast(days, figure, 1))}
          {...toDays}
        />
      ))}
    </FigureGroup>
  );
}
