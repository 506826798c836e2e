import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Play } from '@phosphor-icons/react/dist/csr/Play';

import type { ActivityView } from '@alcancia/contracts/family';
import { Amount, Button, EmojiTile, Faces, type Person } from '@alcancia/web-kit/ui';

import { OfferMenu } from '../offer-menu.js';
import { words } from '../words/activities.js';
import { words as offerWords } from '../words/offers.js';
import type { ActivityActs } from './use-activity-acts.js';
import { WeekStrip } from './week-days.js';

interface ActivityRowProps {
  readonly activity: ActivityView;
  /** Done for good by these people: it is over without being archived. */
  readonly isDone: boolean;
  /** Whose faces stand beside it. */
  readonly people: readonly Person[];
  readonly today: number | undefined;
  readonly acts: ActivityActs;
  readonly onEdit: () => void;
}

const aboutLine = ({ category, timeOfDay, evidence }: ActivityView): string =>
  [words.categories[category], words.at[timeOfDay], evidence === 'nota' ? words.withNote : '']
    .filter((part) => part !== '')
    .join(' · ');

function rowClass({ isOff, isDone }: { readonly isOff: boolean; readonly isDone: boolean }): string {
  if (isDone) return 'arow done';
  return isOff ? 'arow off' : 'arow';
}

/** One activity: what, when, for what. Paused and archived ones offer the way back. */
export function ActivityRow({ activity, isDone, people, today, acts, onEdit }: ActivityRowProps) {
  const { title, emoji, isActive, isArchived, canEdit } = activity;
  const isOff = !isActive || isArchived;
  const menuState = isActive ? 'active' : 'paused';
  return (
    <li className={rowClass({ isOff, isDone })} data-steady={activity.id}>
      <EmojiTile emoji={emoji} />
      <div className="what">
        <p className="t">{title}</p>
        <p className="caption about">
          {isDone && <span className="tag tag-success">{words.doneTag}</span>}
          <Faces people={people} size={24} />
          <span>{aboutLine(activity)}</span>
        </p>
      </div>
      <WeekStrip schedule={activity.schedule} today={isOff || isDone ? undefined : today} />
      <div className="prize">
        <Amount points={activity.points} coinsCents={activity.coinsCents} sign="+" />
      </div>
      {canEdit && (
        <div className="acts">
          {isOff && !isDone && (
            <Button
              kind="line"
              data-steady-next
              size="small"
              busy={acts.isBusy(activity)}
              icon={isArchived ? <ArrowCounterClockwise aria-hidden /> : <Play aria-hidden />}
              aria-label={`${isArchived ? offerWords.restore : offerWords.resume} ${title}`}
              onClick={() => (isArchived ? acts.restore(activity) : acts.resume(activity))}
            >
              {isArchived ? offerWords.restore : offerWords.resume}
            </Button>
          )}
          {!isArchived && <OfferMenu what={activity} acts={acts} state={isDone ? 'done' : menuState} onEdit={onEdit} />}
        </div>
      )}
    </li>
  );
}
