import '../privacy/privacy.css';
import { AboutYou } from '../privacy/about-you.js';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/privacy.js';
import { World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Lo que sé de ti': a child's own privacy in few words (G41). */
export default function PrivacyPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/privacy`} bones={<WorldBones top={150} />}>
      {(world) => (
        <>
          <WorldStrip world={world} title={words.title} text={words.text} mood="look" />
          <WorldPart>
            <AboutYou
              childId={world.childId}
              renderSay={(title, text) => <SayButton section="dashboard" title={title} text={text} />}
            />
          </WorldPart>
        </>
      )}
    </World>
  );
}
