import { dismissCelebrations, readChildDashboard } from '@alcancia/contracts/family';
import { markAllNotificationsRead, setQuietHours, switchNotice } from '@alcancia/contracts/notifications';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, everyDay, on } from '../moment.js';
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

/** Laura reads in the app; Daniel would rather get an e-mail, and sleeps late. */
async function chooseNotices(family: ExampleFamily): Promise<void> {
  await family.adult('laura').ask(setQuietHours, { isOn: true, from: '22:00', until: '07:00' });
  await family.adult('daniel').ask(switchNotice, { type: 'goals', channel: 'email', isOn: true });
  await family.adult('daniel').ask(setQuietHours, { isOn: true, from: '23:30', until: '09:00' });
}

/** On Sundays this writes the summaries of the week. */
const sundayEvening = everyDay('18:05', (family) => family.takeTurn('family', 'end-weeks'));

/** What is new today stays new: badges and surprises are seen by whoever opens the screens. */
export const news: Chapter = {
  title: 'Los avisos y las sorpresas',
  moments: [
    on(20, '21:00', chooseNotices),
    ...sundayEvening,
    ...[22, 15, 8, 1].flatMap((daysAgo) => [on(daysAgo, '21:40', openSurprises), on(daysAgo, '21:45', readTheNews)]),
  ],
};
