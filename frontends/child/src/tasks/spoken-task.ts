import type { OccurrenceView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import type { MoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/tasks.js';

/** The card as sentences to be read aloud, for children who cannot read yet (G19). */
export function spokenTask(occurrence: OccurrenceView, money: MoneyName): string {
  const { title, description, steps = [], amounts, state, timeOfDay, comment } = occurrence;
  const coins = format.wholeCoins(amounts.coinsCents);
  const prizes = [
    amounts.points > 0 ? words.points(amounts.points) : '',
    coins > 0 ? format.count(coins, money.one, money.many) : '',
  ].filter((prize) => prize !== '');
  return [
    `${title}.`,
    `${words.moments[timeOfDay]}.`,
    description,
    ...steps.map((step) => step.replace(/[.!?…]?$/u, (end) => end || '.')),
    prizes.length > 0 ? words.winning(prizes.join(words.and)) : '',
    state === 'en_revision' ? words.inReview : '',
    state === 'aprobada' ? words.ready : '',
    state === 'rechazada' && comment ? `${words.theySay}: ${comment}` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
