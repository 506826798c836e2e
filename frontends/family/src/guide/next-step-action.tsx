import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useSessionActs } from '@alcancia/web-kit';
import { Button, ButtonLink, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/guide.js';
import { guidedChildren } from './guide.queries.js';
import type { GuideStep } from './next-step.js';

/** The one thing to do next: what it is, and the button that leads there. */
export function NextStepAction({ step }: { readonly step: GuideStep }) {
  const first = useQuery(guidedChildren).data?.children[0];
  if (step === 'handOver') return first ? <HandOver childId={first.id} name={first.displayName} /> : null;
  const { text, action, to } = words.next[step];
  return (
    <div className="row wrap guide-next">
      <span className="grow small">{text}</span>
      <ButtonLink to={to} size="small">
        {action}
      </ButtonLink>
    </div>
  );
}

/** Nobody is chosen any more, and '¿Quién está aquí?' opens at the child, so that the tablet can change hands. */
function HandOver({ childId, name }: { readonly childId: string; readonly name: string }) {
  const session = useSessionActs();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    try {
      await session.leave();
      await navigate(`/profile-selector?child=${childId}`);
    } catch (thrown) {
      toastError(thrown);
      setBusy(false);
    }
  };
  return (
    <div className="row wrap guide-next">
      <span className="grow small">{words.handOver.text(name)}</span>
      <Button size="small" busy={isBusy} onClick={() => !isBusy && void give()}>
        {words.handOver.action(name)}
      </Button>
    </div>
  );
}
