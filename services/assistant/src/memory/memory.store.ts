import { Injectable } from '@nestjs/common';

import type { AssistantMode, RememberedMessage } from '@alcancia/contracts/assistant';
import { mostRemembered } from '@alcancia/contracts/assistant-limits';
import type { Reading, Work } from '@alcancia/server-kit';

/** A question with its answer; null: what was offered in its place is not kept. */
export interface Said {
  readonly mode: AssistantMode;
  readonly question: string;
  readonly answer: { readonly source: 'kb' | 'ia' | 'plain'; readonly content: string } | null;
  /** By voice: it goes with that permission. */
  readonly isSpoken: boolean;
}

/** What each person said to the assistant, and what it answered. */
@Injectable()
export class Memory {
  /** What is kept of somebody, and the end of it, take turns. */
  async lock({ em }: Pick<Work, 'em'>, personId: string): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 1))`, [personId]);
  }

  /** Keeps the newest; what nobody can see any more goes at once. */
  async keep({ em, now, newId }: Work, personId: string, { mode, question, answer, isSpoken }: Said): Promise<void> {
    const at = now.toISOString();
    const add = (place: number, by: RememberedMessage['by'], source: string | null, content: string) =>
      em.execute(
        `insert into assistant.conversation_messages (id, person_id, by, mode, source, content, at, place, is_spoken)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [newId(), personId, by, mode, source, content, at, place, isSpoken],
      );
    await add(0, 'you', null, question);
    if (answer) await add(1, 'assistant', answer.source, answer.content);
    await em.execute(
      `delete from assistant.conversation_messages where id in (
         select id from assistant.conversation_messages where person_id = ? order by at desc, place desc
         offset ${mostRemembered})`,
      [personId],
    );
  }

  /** The oldest first. */
  async of({ em }: Pick<Reading, 'em'>, personId: string): Promise<RememberedMessage[]> {
    const rows = await em.execute<(Omit<RememberedMessage, 'at'> & { readonly at: Date | string })[]>(
      `select id as "messageId", by, mode, source, content, at from assistant.conversation_messages
       where person_id = ? order by at desc, place desc limit ${mostRemembered}`,
      [personId],
    );
    return rows.toReversed().map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  }

  async forget({ em }: Pick<Work, 'em'>, personId: string): Promise<void> {
    await em.execute(`delete from assistant.conversation_messages where person_id = ?`, [personId]);
  }

  /** What was said by voice, with what was answered to it. */
  async forgetSpoken({ em }: Pick<Work, 'em'>, personId: string): Promise<void> {
    await em.execute(`delete from assistant.conversation_messages where person_id = ? and is_spoken`, [personId]);
  }
}
