import { CheckSquare } from '@phosphor-icons/react/dist/csr/CheckSquare';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { FlagPennant } from '@phosphor-icons/react/dist/csr/FlagPennant';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/art';
import { Amount, Coins } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { ApprovalActions } from './approval-actions.js';
import { outcomeOf } from './outcome.js';
import type { Decisions } from './use-decisions.js';
import type { ShownRequest } from './use-steady-requests.js';

const looks = {
  actividad: { tag: 'tag-agave', Icon: CheckSquare },
  canje: { tag: 'tag-warning', Icon: Gift },
  hito: { tag: 'tag-info', Icon: FlagPennant },
};

/** What kind of request it is: colour, icon and word. */
function KindTag({ kind }: { readonly kind: ApprovalView['kind'] }) {
  const { tag, Icon } = looks[kind];
  return (
    <span className={`tag ${tag}`}>
      <Icon size={16} aria-hidden />
      {words.kinds[kind]}
    </span>
  );
}

/** What deciding pays or takes; a prize in words stands in its own words. */
export function Stakes({ request: { kind, amounts, prizeText } }: { readonly request: ApprovalView }) {
  if (kind === 'canje') return <Coins cents={amounts.coinsCents} />;
  return prizeText && amounts.coinsCents === 0 ? (
    <span className="tag tag-long">{prizeText}</span>
  ) : (
    <Amount {...amounts} sign="+" />
  );
}

export const aboutLine = ({ childName, createdAt, dueOn, kind }: ApprovalView): string =>
  [
    childName,
    kind === 'actividad' && dueOn ? words.claimedFor(format.shortDay(dueOn)) : '',
    format.relativeTime(createdAt),
  ]
    .filter((part) => part !== '')
    .join(' · ');

interface ApprovalItemProps extends ShownRequest {
  readonly avatar: string | null;
  readonly isChosen: boolean;
  readonly decisions: Decisions;
  readonly onChoose: () => void;
  readonly onReject: () => void;
}

/** One request in the list. On a wide screen it opens beside the list; on a phone its buttons are right here. */
export function ApprovalItem({
  request,
  isSettled,
  avatar,
  isChosen,
  decisions,
  onChoose,
  onReject,
}: ApprovalItemProps) {
  const outcome = isSettled ? null : outcomeOf(request);
  return (
    <li className={isChosen ? 'it on' : 'it'} data-steady={request.requestId} tabIndex={-1}>
      <Avatar name={avatar} size={48} initials={format.initialsOf(request.childName)} />
      <div className="grow">
        <button type="button" className="t" aria-pressed={isChosen} onClick={onChoose}>
          {request.title}
        </button>
        <p className="caption">{aboutLine(request)}</p>
        <div className="row wrap lab">
          <Stakes request={request} />
        </div>
        {outcome && <p className="caption">{outcome}</p>}
      </div>
      <KindTag kind={request.kind} />
      {request.note && <p className="said small">«{request.note}»</p>}
      <ApprovalActions request={request} isSettled={isSettled} decisions={decisions} onReject={onReject} />
    </li>
  );
}
