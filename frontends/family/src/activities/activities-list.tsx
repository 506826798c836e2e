import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';

import type { ActivityView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Empty, SeeMore, useSteady } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import { activitiesOf, familyToday } from './activities.queries.js';
import { ActivityGroup } from './activity-group.js';
import { isStillSeen } from '../rights.js';
import { ActivityRow } from './activity-row.js';
import { useActivityActs } from './use-activity-acts.js';
import { weekdayOf } from './week-days.js';

const isRunning = ({ isActive, isArchived }: ActivityView): boolean => isActive && !isArchived;

export type ActivityState = keyof typeof words.states;

interface ActivitiesListProps {
  readonly state: ActivityState;
  readonly childId: string | null;
  readonly family: readonly ChildView[];
  readonly mayAddFor: (child: ChildView) => boolean;
  readonly onAdd: (childId: string | null) => void;
  readonly onEdit: (activity: ActivityView) => void;
}

/** The activities of one state: those that run by child, the others in one list; what is done for good is beside the archived. */
export function ActivitiesList({ state, childId, family, mayAddFor, onAdd, onEdit }: ActivitiesListProps) {
  const pages = useSuspenseInfiniteQuery(activitiesOf(state === 'archivadas' ? 'yes' : 'no', childId));
  const dashboard = useQuery(familyToday).data;
  const acts = useActivityActs();
  const today = dashboard && weekdayOf(dashboard.today);
  const { items: listed } = useSteady(
    pages.data.pages.flatMap(({ activities }) => activities),
    {
      keyOf: ({ id }) => id,
      isListed: ({ isActive }) => state === 'archivadas' || isActive === (state === 'activas'),
      gone: (last) =>
        isStillSeen(family, 'seeActivities', last) ? { ...last, isArchived: state !== 'archivadas' } : null,
    },
  );
  const shown = family.filter(({ id }) => childId === null || id === childId);
  const peopleOf = ({ childIds, doneBy, isArchived }: ActivityView) =>
    family.filter(({ id }) => (state === 'archivadas' && !isArchived ? doneBy : childIds)?.includes(id));

  const rowOf = (activity: ActivityView, people: readonly ChildView[]) => (
    <ActivityRow
      key={activity.id}
      activity={activity}
      isDone={state === 'archivadas' && !activity.isArchived}
      people={people}
      today={today}
      acts={acts}
      onEdit={() => onEdit(activity)}
    />
  );
  const more = <SeeMore pages={pages} />;

  if (listed.length === 0 && (state !== 'activas' || childId === null)) {
    const canStart = state === 'activas' && family.some(mayAddFor);
    return (
      <>
        <Empty
          {...words.empty[state]}
          mood={state === 'activas' ? 'happy' : 'sleep'}
          action={canStart && <Button onClick={() => onAdd(null)}>{words.create}</Button>}
        />
        {more}
      </>
    );
  }
  if (state !== 'activas') {
    return (
      <div className="groups">
        <ul className="grp flat">{listed.map((activity) => rowOf(activity, peopleOf(activity)))}</ul>
        {more}
      </div>
    );
  }
  return (
    <div className="groups">
      {shown.map((child) => {
        const own = listed.filter(({ childIds, doneBy }) => childIds.includes(child.id) && !doneBy?.includes(child.id));
        return (
          <ActivityGroup
            key={child.id}
            child={child}
            active={own.filter(isRunning).length}
            today={dashboard?.children.find(({ childId: id }) => id === child.id)?.todayTotal}
            onAdd={mayAddFor(child) ? () => onAdd(child.id) : undefined}
          >
            {own.map((activity) => rowOf(activity, activity.childIds.length > 1 ? peopleOf(activity) : []))}
          </ActivityGroup>
        );
      })}
      {more}
    </div>
  );
}
