import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { UserMinus } from '@phosphor-icons/react/dist/csr/UserMinus';

import type { GuardianView } from '@alcancia/contracts/identity';
import { format, guardianshipWords, rightsIn } from '@alcancia/web-kit';
import { Avatar, Button, MoreMenu } from '@alcancia/web-kit/ui';

import { words } from '../words/tutors.js';

interface TutorRowProps {
  readonly guardian: GuardianView;
  /** Absent: the reader is not the owner. */
  readonly onChange?: (() => void) | undefined;
  readonly onMakeOwner?: (() => void) | undefined;
  readonly onEnd?: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** One adult who looks after the child: role, areas in words, since when, and what the reader may do about it. */
export function TutorRow({ guardian, onChange, onMakeOwner, onEnd, onLeave }: TutorRowProps) {
  const { displayName, role, relationshipType, permissions, since, isMe, isBeyondPlan } = guardian;
  const isOwner = role === 'owner';
  const about = [
    ...(relationshipType ? [guardianshipWords.relationships[relationshipType]] : []),
    words.since(format.dateOf(since)),
  ];
  return (
    <li className="tutor">
      <Avatar name={null} size={44} initials={format.initialsOf(displayName)} />
      <div className="grow">
        <p className="t">
          {displayName}
          {isMe && <span className="you">{words.you}</span>}
        </p>
        <p className="caption">{about.join(' · ')}</p>
        <p className="may">{rightsIn(permissions)}</p>
        {isBeyondPlan && <p className="caption">{words.beyondPlan}</p>}
        {isMe && !isOwner && (
          <Button kind="line" size="small" onClick={onLeave}>
            {words.leave}
          </Button>
        )}
      </div>
      <span className={isOwner ? 'tag tag-agave' : 'tag'}>{guardianshipWords.roles[role]}</span>
      {onChange && onMakeOwner && onEnd && !isOwner && (
        <MoreMenu
          label={words.optionsOf(displayName)}
          acts={[
            { label: words.change, icon: <SlidersHorizontal aria-hidden />, onPick: onChange },
            { label: words.makeOwner, icon: <HandHeart aria-hidden />, onPick: onMakeOwner },
            { label: words.end, icon: <UserMinus aria-hidden />, onPick: onEnd, isDanger: true },
          ]}
        />
      )}
    </li>
  );
}
