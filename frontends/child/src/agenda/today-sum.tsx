import type { OccurrenceView } from '@alcancia/contracts/family';
import { KidCard, SlotRow, type SlotState } from '@alcancia/web-kit/ui';

import { words } from '../words/agenda.js';
import { type AgendaDay, sumOf } from './day-sum.js';

const slotOf: Partial<Record<OccurrenceView['state'], SlotState>> = { aprobada: 'done', en_revision: 'review' };
const order: SlotState[] = ['done', 'review', 'open'];

/** Today in one card, beside the list on a wide screen. */
export function TodaySum({ day }: { readonly day: AgendaDay }) {
  const { done, inReview, all } = sumOf(day);
  const slots = day.occurrences
    .map(({ state }) => slotOf[state] ?? 'open')
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <KidCard className="sum">
      <h2>{words.todaySum(done, all)}</h2>
      <SlotRow slots={slots} />
      <p>{inReview > 0 ? words.waiting(inReview) : done === all ? words.allDone : words.onYourWay}</p>
    </KidCard>
  );
}
