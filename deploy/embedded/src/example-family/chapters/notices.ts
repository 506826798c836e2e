import { dismissCelebrations, readChildDashboard } from '@alcancia/contracts/family';
import { markAllNotificationsRead } from '@alcancia/contracts/notifications';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import { adultNames, childNames } from '../people.js';

/** A child looks at its surprises, a few at a time. */
async function openSurprises(family: ExampleFamily): Promise<void> {
  for (const name of childNames) {
    const { childId, self } = family.child(name);
    for (;;) {
      const { celebrations } = await self.ask(readChildDashboard, { childId });
      if (celebrations.length === 0) break;
      await self.ask(dismissCelebrations, { ids: celebrations.map(({ id }) => id) });
    }
  }
}

async function readTheNews(family: ExampleFamily): Promise<void> {
  const everybody = [
    ...adultNames.map((name) => family.adult(name)),
    ...childNames.map((name) => family.child(name).self),
  ];
  for (const person of everybody) await person.ask(markAllNotificationsRead, {});
}

/** What is new today stays new: badges and surprises are seen by whoever opens the screens. */
export const news: Chapter = {
  title: 'Los avisos y las sorpresas',
  moments: [22, 15, 8, 1].flatMap((daysAgo) => [
    on(daysAgo, '21:40', openSurprises),
    on(daysAgo, '21:45', readTheNews),
  ]),
};
