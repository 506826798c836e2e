import { Injectable } from '@nestjs/common';

import type { Proposal } from '@alcancia/contracts/assistant';
import { proposalMs } from '@alcancia/contracts/assistant-limits';
import type { Work } from '@alcancia/server-kit';

export interface KeptProposal {
  readonly personId: string;
  readonly childIds: readonly string[];
  readonly kind: Proposal['act']['kind'];
  readonly state: 'open' | 'confirmed' | 'denied';
  readonly expiresAt: Date;
}

/** What was proposed of late: who asked for it, for whom, and what became of it. What it says is kept nowhere. */
@Injectable()
export class Proposals {
  async keep(
    { em, now, newId }: Work,
    personId: string,
    act: Proposal['act'],
    childIds: readonly string[],
  ): Promise<Proposal> {
    const proposalId = newId();
    const expiresAt = new Date(now.getTime() + proposalMs).toISOString();
    await em.execute(
      `insert into assistant.proposals (id, person_id, child_ids, kind, state, expires_at)
       values (?, ?, (select array_agg(id::uuid) from json_array_elements_text(?::json) id), ?, 'open', ?)`,
      [proposalId, personId, JSON.stringify(childIds), act.kind, expiresAt],
    );
    return { proposalId, expiresAt, act };
  }

  /** Whoever else decides on it waits. */
  async lock({ em }: Pick<Work, 'em'>, proposalId: string): Promise<KeptProposal | null> {
    const [row] = await em.execute<(Omit<KeptProposal, 'expiresAt'> & { readonly expiresAt: Date | string })[]>(
      `select person_id as "personId", to_json(child_ids) as "childIds", kind, state, expires_at as "expiresAt"
       from assistant.proposals where id = ? for update`,
      [proposalId],
    );
    return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null;
  }

  async decide({ em }: Pick<Work, 'em'>, proposalId: string, state: 'confirmed' | 'denied'): Promise<void> {
    await em.execute(`update assistant.proposals set state = ? where id = ?`, [state, proposalId]);
  }
}
