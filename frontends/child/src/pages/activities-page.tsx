import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import { Empty, KidLink, SeeMore } from '@alcancia/web-kit/ui';

import { activitiesOf } from '../activities/activities.queries.js';
import '../activities/activities.css';
import { ActivityGrid } from '../activities/activity-grid.js';
import { ActivityHistory } from '../activities/activity-history.js';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/activities.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Mis actividades': all that a child can do, and what came of what it did. */
export default function ActivitiesPage() {
  return (
    <World at={(childId) => `/child-activities/${childId}`} bones={<WorldBones top={150} />}>
      {(world) => (
        <div className="mine">
          <WorldStrip world={world} title={words.title} text={words.text} />
          <WorldPart>
            <Activities world={world} />
          </WorldPart>
        </div>
      )}
    </World>
  );
}

function Activities({ world: { childId, child } }: { readonly world: ChildWorld }) {
  const pages = useSuspenseInfiniteQuery(activitiesOf(childId));
  const history = pages.data.pages.flatMap((page) => page.history);
  const activities = pages.data.pages[0]?.activities ?? [];
  return (
    <>
      <h2>{words.mine}</h2>
      {activities.length === 0 ? (
        <Empty {...words.empty} pet={child.avatar} mood="look" />
      ) : (
        <>
          <ActivityGrid
            activities={activities}
            renderSay={(title, text) => <SayButton section="activities" title={title} text={text} />}
          />
          <KidLink className="to-today" to={`/child-dashboard/${childId}`} kind="quiet">
            {words.today}
          </KidLink>
        </>
      )}
      <h2>{words.history}</h2>
      <ActivityHistory history={history} />
      <SeeMore pages={pages} kid />
    </>
  );
}
