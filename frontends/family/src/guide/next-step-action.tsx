import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useSessionActs } from '@alcancia/web-kit';
import { Button, ButtonLink, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/guide.js';
import { familyProgress, guidedChildren } from './guide.queries.js';
import type { GuideStep } from './next-step.js';

/** The one thing to do next: what it is, and the button that leads there. */
export function NextStepAction({ step }: { readonly step: GuideStep }) {
  if (step === 'handOver') return <ToDo />;
  if (step === 'show') return <ToShow />;
  return <Way {...words.next[step]} />;
}

const Way = ({ text, action, to }: { readonly text: string; readonly action: string; readonly to: string }) => (
  <div className="row wrap guide-next">
    <span className="grow small">{text}</span>
    <ButtonLink to={to} size="small">
      {action}
    </ButtonLink>
  </div>
);

/** The tablet goes to a child that has something to do today; where nobody has, it would open an empty day. */
function ToDo() {
  const { data, isFetching } = useQuery(guidedChildren);
  const child = data?.children.find(({ todayDone, todayTotal }) => todayDone < todayTotal);
  // What was just created may not be in the day that was read before.
  if (!child) return data && !isFetching ? <Way {...words.nothingToday} /> : null;
  return <HandOver childId={child.childId} name={child.displayName} text={words.handOver.toDo(child.displayName)} />;
}

/** The child that was paid has not seen it yet. */
function ToShow() {
  const children = useQuery(guidedChildren).data?.children ?? [];
  const unseenBy = useQuery(familyProgress).data?.firstCoin?.unseenBy;
  const child = children.find(({ childId }) => childId === unseenBy);
  if (!child) return null;
  return <HandOver childId={child.childId} name={child.displayName} text={words.handOver.toShow(child.displayName)} />;
}

interface HandOverProps {
  readonly childId: string;
  readonly name: string;
  readonly text: string;
}

/** Nobody is chosen any more, and '¿Quién está aquí?' opens at the child, so that the tablet can change hands. */
function HandOver({ childId, name, text }: HandOverProps) {
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
      <span className="grow small">{text}</span>
      <Button size="small" busy={isBusy} onClick={() => !isBusy && void give()}>
        {words.handOver.action(name)}
      </Button>
    </div>
  );
}
