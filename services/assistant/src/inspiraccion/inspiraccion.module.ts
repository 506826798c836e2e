import { Feature } from '@alcancia/server-kit';

import { QuotasModule } from '../quotas/quotas.module.js';
import { ArchiveIdea } from './archive-idea.js';
import { IdeaShares } from './idea-shares.store.js';
import { IdeaWriter } from './idea-writer.client.js';
import { ideaTables } from './ideas.personal-data.js';
import { Ideas } from './ideas.store.js';
import { Inspire } from './inspire.js';
import { InspireByAi } from './inspire-by-ai.js';
import { ListIdeas } from './list-ideas.js';
import { ListIdeasForChild } from './list-ideas-for-child.js';
import { RateIdea } from './rate-idea.js';
import { ReadIdea } from './read-idea.js';
import { SaveIdea } from './save-idea.js';
import { ShareIdea } from './share-idea.js';
import { UnshareWhenLinkEnded } from './unshare-when-link-ended.handler.js';

/** InspirAcción: ideas for a family to learn together, ours, the AI's and its own (G33). */
@Feature({
  imports: [QuotasModule],
  useCases: [ArchiveIdea, Inspire, InspireByAi, ListIdeas, ListIdeasForChild, RateIdea, ReadIdea, SaveIdea, ShareIdea],
  reactions: [UnshareWhenLinkEnded],
  providers: [Ideas, IdeaShares, IdeaWriter],
  keeps: ideaTables,
})
export class InspiraccionModule {}
