import type { AskOf } from '@alcancia/contracts/define';
import { choosePet, saveTheme } from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import type { ChildName } from '../people.js';

type Theme = Omit<AskOf<typeof saveTheme>, 'childId'>;

const dress = (family: ExampleFamily, name: ChildName, theme: Theme) => {
  const { childId, self } = family.child(name);
  return self.ask(saveTheme, { childId, ...theme });
};
const take = (family: ExampleFamily, name: ChildName, kitId: AskOf<typeof choosePet>['kitId']) => {
  const { childId, self } = family.child(name);
  return self.ask(choosePet, { childId, kitId });
};

/** Each child makes its world its own; Mateo tries another companion for a day, Lucía's colours are chosen by her mother. */
export const ownWorlds: Chapter = {
  title: 'Un mundo propio',
  moments: [
    on(24, '18:40', (family) => {
      const { childId } = family.child('lucia');
      return family.adult('laura').ask(saveTheme, { childId, cardDesign: 'candy-land', colorTheme: 'gentle-pink' });
    }),
    on(21, '19:20', (family) => dress(family, 'sofia', { cardDesign: 'neon-city', colorTheme: 'lavender-calm' })),
    on(20, '17:10', (family) => take(family, 'mateo', 'jaguar')),
    on(19, '17:10', (family) => take(family, 'mateo', 'fox')),
    on(12, '18:05', (family) => dress(family, 'mateo', { cardDesign: 'cosmic', colorTheme: 'royal-purple' })),
  ],
};
