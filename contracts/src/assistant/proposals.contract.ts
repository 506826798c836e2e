import { z } from 'zod';

import { defineRequest, people } from '../define.js';
import { activityFields } from '../family/activities.contract.js';
import { done, moment } from '../values.js';

/** What a proposal would do: create an activity, or approve a redemption that waits. */
const proposedAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('actividad'), activity: activityFields }),
  z.object({ kind: z.literal('canje'), requestId: z.uuid() }),
]);

/** What the assistant would do if it might: it does nothing itself (G30). Until `expiresAt` a guardian confirms it. */
export const proposal = z.object({ proposalId: z.uuid(), expiresAt: moment, act: proposedAct });
export type Proposal = z.output<typeof proposal>;

/**
 * 'Confirmar' or 'No' to a proposal (G30). A guardian confirms within two minutes, and does then what it says with its own
 * rights, by the request that is made for it; whoever the proposal concerns may deny it. Decided once: later it is
 * `proposal_decided`, and after the two minutes `proposal_expired`.
 */
export const decideProposal = defineRequest('assistant.decide-proposal', {
  http: 'POST /api/assistant/proposals/{proposalId}/decision',
  kind: 'write',
  access: people,
  topics: [],
  input: z.object({ proposalId: z.uuid(), decision: z.enum(['confirm', 'deny']) }),
  output: done,
});
