import { Medals } from '../achievements/medals.js';
import '../achievements/medals.css';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/achievements.js';
import { World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Logros': the medals of a child, its own for ever (G17). */
export default function AchievementsPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/achievements`} bones={<WorldBones top={150} />}>
      {(world) => (
        <>
          <WorldStrip world={world} title={words.title} text={words.text} />
          <WorldPart>
            <Medals
              childId={world.childId}
              isOwn={world.isOwn}
              pet={world.child.avatar}
              renderSay={(title, text) => <SayButton section="dashboard" title={title} text={text} />}
            />
          </WorldPart>
        </>
      )}
    </World>
  );
}
