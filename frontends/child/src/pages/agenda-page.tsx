import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Tabs, useSteady } from '@alcancia/web-kit/ui';

import { weekOf } from '../agenda/agenda.queries.js';
import '../agenda/agenda.css';
import { DayView } from '../agenda/day-view.js';
import { TodaySum } from '../agenda/today-sum.js';
import { mondayOf } from '../agenda/week.js';
import { WeekNav } from '../agenda/week-nav.js';
import { WeekStrip } from '../agenda/week-strip.js';
import '../agenda/week.css';
import { WeekView } from '../agenda/week-view.js';
import { rangeOf } from '../agenda/spoken-days.js';
import { SayButton } from '../tasks/say-button.js';
import { TaskCard } from '../tasks/task-card.js';
import { steadyTasks, type Task } from '../tasks/tasks-in-order.js';
import '../tasks/tasks.css';
import { words } from '../words/agenda.js';
import { upperFirst } from '../world/upper-first.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

type View = 'day' | 'week';

/** 'Agenda': what there is to do, by day and by week (G19). */
export default function AgendaPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/agenda`} bones={<WorldBones top={150} />}>
      {(world) => <Agenda world={world} />}
    </World>
  );
}

function Agenda({ world }: { readonly world: ChildWorld }) {
  const { today } = world.child;
  const [view, setView] = useState<View>('day');
  const [chosen, setChosen] = useState(today);
  const [monday, setMonday] = useState(mondayOf(today));
  const shown = view === 'day' ? upperFirst(format.longDay(chosen)) : rangeOf(monday);
  return (
    <div className="agenda-page">
      <WorldStrip
        world={world}
        title={words.title}
        text={shown}
        say={<SayButton section="activities" title={words.title} text={`${words.title}. ${shown}.`} />}
      />
      <WorldPart key={monday}>
        <Week
          world={world}
          monday={view === 'day' ? mondayOf(chosen) : monday}
          view={view}
          chosen={chosen}
          onView={setView}
          onChoose={setChosen}
          onMove={setMonday}
        />
      </WorldPart>
    </div>
  );
}

interface WeekProps {
  readonly world: ChildWorld;
  readonly monday: string;
  readonly view: View;
  readonly chosen: string;
  readonly onView: (view: View) => void;
  readonly onChoose: (day: string) => void;
  readonly onMove: (monday: string) => void;
}

function Week({ world: { childId, child, may }, monday, view, chosen, onView, onChoose, onMove }: WeekProps) {
  const { today, days } = useSuspenseQuery(weekOf(childId, monday)).data;
  const shown = days.find(({ date }) => date === chosen) ?? days[0];
  const { items: tasks } = useSteady<Task>(shown?.occurrences ?? [], { ...steadyTasks, visit: shown?.date ?? '' });
  const now = days.find(({ date }) => date === today);
  const card = (occurrence: Task) => (
    <TaskCard
      key={`${occurrence.activityId} ${occurrence.dueOn}`}
      occurrence={occurrence}
      palette={child.palette}
      isPast={occurrence.dueOn < today}
      mayMark={may('changeActivities')}
    />
  );
  return (
    <>
      <div className="under">
        <Tabs
          label={words.views}
          look="kid"
          tabs={[
            { key: 'day', label: words.view.day },
            { key: 'week', label: words.view.week },
          ]}
          value={view}
          onChange={onView}
        />
        {view === 'week' && <WeekNav days={days} monday={monday} thisMonday={mondayOf(today)} onMove={onMove} />}
      </div>
      {view === 'week' ? (
        <WeekView days={days} today={today} />
      ) : (
        <div className="grid">
          <div className="lefty">
            <WeekStrip days={days} today={today} chosen={chosen} onChoose={onChoose} />
            {shown && (
              <DayView day={{ ...shown, occurrences: tasks }} today={today} pet={child.avatar} renderTask={card} />
            )}
          </div>
          {now && <TodaySum day={now} />}
        </div>
      )}
    </>
  );
}
