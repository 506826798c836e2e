import { Feature } from '@alcancia/server-kit';

import { DecideProposal } from './decide-proposal.js';
import { proposalTables } from './proposals.personal-data.js';
import { Proposals } from './proposals.store.js';

/** What the assistant would do if it might: a guardian confirms it within two minutes and does it, or somebody says no (G30). */
@Feature({
  useCases: [DecideProposal],
  providers: [Proposals],
  exports: [Proposals],
  keeps: proposalTables,
})
export class ProposalsModule {}
