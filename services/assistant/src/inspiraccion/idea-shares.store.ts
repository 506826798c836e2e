import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { type IdeaFields, type IdeaSource, type KeptIdea, sharedIdeasChanged } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import type { Work } from '@alcancia/server-kit';

export type SharedIdea = IdeaFields & { readonly ideaId: string; readonly source: IdeaSource };

/** Which children see which ideas of the adults who look after them (G33). */
@Injectable()
export class IdeaShares {
  seenBy(em: SqlEntityManager, childId: string): Promise<SharedIdea[]> {
    return em.execute<SharedIdea[]>(
      `select i.id as "ideaId", i.type, i.title, i.emoji, i.body, i.topic, i.age_range as "ageRange", i.minutes,
         i.materials, i.steps, i.source
       from assistant.idea_shares s join assistant.inspiraccion_content i on i.id = s.idea_id
       where s.child_id = ? and i.status = 'publicado'
       order by s.shared_at desc, i.id limit ${ideaLimits.seenByChild}`,
      [childId],
    );
  }

  /** From now on these children see the idea, and no others; those for whom that is news hear it. */
  async set(
    work: Work,
    authorId: string,
    { ideaId, sharedChildIds }: KeptIdea,
    childIds: readonly string[],
  ): Promise<void> {
    const { em, now } = work;
    const added = childIds.filter((id) => !sharedChildIds.includes(id));
    const removed = sharedChildIds.filter((id) => !childIds.includes(id));
    await em.execute(
      `insert into assistant.idea_shares (idea_id, child_id, author_id, shared_at)
       select ?, child_id, ?, ? from unnest(?::uuid[]) as child_id on conflict do nothing`,
      [ideaId, authorId, now.toISOString(), `{${added.join(',')}}`],
    );
    await em.execute(`delete from assistant.idea_shares where idea_id = ? and child_id = any(?::uuid[])`, [
      ideaId,
      `{${removed.join(',')}}`,
    ]);
    this.tell(work, ideaId, [...added, ...removed]);
  }

  /** An adult looks after the child no longer: what it had shown it is not seen any more (G1). */
  async end(work: Work, authorId: string, childId: string): Promise<void> {
    const ended = await work.em.execute<{ idea_id: string }[]>(
      `delete from assistant.idea_shares where author_id = ? and child_id = ? returning idea_id`,
      [authorId, childId],
    );
    for (const { idea_id: ideaId } of ended) this.tell(work, ideaId, [childId]);
  }

  /** Those who see the idea hear that it reads otherwise now. */
  tell(work: Work, ideaId: string, childIds: readonly string[]): void {
    if (childIds.length > 0) work.publish(sharedIdeasChanged, { ideaId, childIds: [...new Set(childIds)] });
  }
}
