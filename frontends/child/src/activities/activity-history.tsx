import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { words } from '../words/activities.js';

const icons = {
  aprobada: CheckCircle,
  en_revision: HourglassMedium,
  rechazada: ArrowClockwise,
  disponible: ArrowClockwise,
};

/** Claimed activities with their outcome, newest first. */
export function ActivityHistory({ history }: { readonly history: readonly OccurrenceView[] }) {
  if (history.length === 0) return <p className="none">{words.emptyHistory}</p>;
  return (
    <ul className="k-card history">
      {history.map(({ activityId, dueOn, emoji, title, state, comment }) => {
        const Icon = icons[state];
        return (
          <li key={`${activityId} ${dueOn}`} className={`is-${state}`}>
            <span className="emo" aria-hidden>
              {emoji}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{format.dayOf(dueOn)}</p>
              {state === 'rechazada' && comment && (
                <p className="said">
                  <b>{words.theySay}:</b> «{comment}»
                </p>
              )}
            </div>
            <p className="end">
              <Icon size={24} weight="fill" aria-hidden />
              {words.states[state]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
