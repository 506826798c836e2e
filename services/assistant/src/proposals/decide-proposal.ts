import { decideProposal } from '@alcancia/contracts/assistant';
import type { Capability, InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { type KeptProposal, Proposals } from './proposals.store.js';

const needed = { actividad: 'changeActivities', canje: 'decideApprovals' } as const satisfies Readonly<
  Record<KeptProposal['kind'], Capability>
>;

/** Confirmed by who could do it without the assistant, or denied by whoever it concerns (G30). */
@UseCase()
export class DecideProposal {
  constructor(private readonly proposals: Proposals) {}

  @Handles(decideProposal)
  async execute(
    caller: Caller,
    { proposalId, decision }: InputOf<typeof decideProposal>,
    work: Work,
  ): Promise<OutputOf<typeof decideProposal>> {
    const proposal = await this.proposals.lock(work, proposalId);
    if (!proposal || !concerns(proposal, caller)) throw failure('not_found');
    const isConfirmed = decision === 'confirm';
    if (isConfirmed) mustConfirm(caller, proposal);
    const state = isConfirmed ? 'confirmed' : 'denied';
    if (proposal.state === state) return {};
    if (proposal.state !== 'open') throw failure('proposal_decided');
    if (work.now >= proposal.expiresAt) throw failure('proposal_expired');
    await this.proposals.decide(work, proposalId, state);
    return {};
  }
}

const concerns = ({ personId, childIds }: KeptProposal, { userId, session }: Caller): boolean =>
  personId === userId || childIds.some((childId) => session.children[childId] !== undefined);

function mustConfirm(caller: Caller, { kind, childIds }: KeptProposal): void {
  if (caller.isChild) throw failure('not_permitted');
  caller.must(needed[kind], ...childIds);
}
