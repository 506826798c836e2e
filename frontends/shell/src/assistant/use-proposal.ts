import { useState } from 'react';

import { decideProposal, type Proposal } from '@alcancia/contracts/assistant';
import { approveRequest, createActivity } from '@alcancia/contracts/family';
import { addErrorWords, type ApiError, useWrite } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { familyErrorWords } from '@alcancia/web-kit/words/family';

import { words } from '../words/assistant.js';

addErrorWords(familyErrorWords);

const { proposal: said } = words;

/**
 * Decides on a proposal. What was confirmed is done by this browser with the rights of whoever is signed in: the assistant
 * does nothing (G30). Where doing it fails it is confirmed all the same, and is tried again without asking anew.
 */
export function useProposal({ proposalId, act }: Proposal, onOver: () => void) {
  const decision = useWrite(decideProposal);
  const { mutateAsync: create } = useWrite(createActivity);
  const { mutateAsync: approve } = useWrite(approveRequest);
  const [isDeciding, setDeciding] = useState(false);
  const isConfirmed = decision.isSuccess && decision.variables.decision === 'confirm';
  const hasExpired = decision.error?.code === 'proposal_expired';

  const carryOut = async (): Promise<void> => {
    if (!isConfirmed) await decision.mutateAsync({ proposalId, decision: 'confirm' });
    await (act.kind === 'actividad' ? create(act.activity) : approve({ requestId: act.requestId }));
    toast({ kind: 'success', title: said.done[act.kind] });
    onOver();
  };
  const sayNo = async (): Promise<void> => {
    await decision.mutateAsync({ proposalId, decision: 'deny' });
    toast({ kind: 'info', title: said.denied });
    onOver();
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setDeciding(true);
    try {
      await work();
    } catch (error) {
      const { code } = error as ApiError;
      if (code !== 'proposal_expired') toastError(error);
      if (code === 'proposal_decided') onOver();
    } finally {
      setDeciding(false);
    }
  };
  return {
    confirm: () => void run(carryOut),
    deny: () => void run(sayNo),
    isDeciding,
    isConfirmed,
    hasExpired,
  };
}
