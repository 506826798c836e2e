import { useSuspenseQuery } from '@tanstack/react-query';

import { Empty } from '@alcancia/web-kit/ui';

import { IdeaCard } from '../ideas/idea-card.js';
import '../ideas/ideas.css';
import { sharedIdeas } from '../ideas/ideas.queries.js';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/ideas.js';
import { World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** What adults share with the child (G33); only the child itself looks here. */
export default function IdeasPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/ideas`} bones={<WorldBones top={150} />}>
      {(world) => (
        <>
          <WorldStrip world={world} title={words.title} text={words.text} mood="happy" />
          <WorldPart isOpen={world.isOwn}>
            <Ideas pet={world.child.avatar} />
          </WorldPart>
        </>
      )}
    </World>
  );
}

function Ideas({ pet }: { readonly pet: string }) {
  const { ideas } = useSuspenseQuery(sharedIdeas).data;
  if (ideas.length === 0) return <Empty {...words.empty} pet={pet} mood="look" />;
  return (
    <div className="shared-ideas">
      {ideas.map((idea) => (
        <IdeaCard
          key={idea.ideaId}
          idea={idea}
          renderSay={(title, text) => <SayButton section="inspiraccion" title={title} text={text} />}
        />
      ))}
    </div>
  );
}
