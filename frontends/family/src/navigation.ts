import { ChatCircleDots } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { CheckSquareOffset } from '@phosphor-icons/react/dist/csr/CheckSquareOffset';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { House } from '@phosphor-icons/react/dist/csr/House';
import { Lightbulb } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { Megaphone } from '@phosphor-icons/react/dist/csr/Megaphone';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { ShareNetwork } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { Trophy } from '@phosphor-icons/react/dist/csr/Trophy';
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';

import type { NavEntry } from '@alcancia/web-kit/federation';

import { PendingBadge } from './approvals/pending-badge.js';
import { words } from './words/navigation.js';

const { group, whenLocked } = words;

/** The adults' entries in the navigation (spec 2 §2): only what exists. */
export const nav: readonly NavEntry[] = [
  { to: '/dashboard', label: words.dashboard, icon: House, group, isInBar: true },
  {
    to: '/approvals',
    label: words.approvals,
    short: words.approve,
    icon: SealCheck,
    group,
    isInBar: true,
    badge: PendingBadge,
  },
  { to: '/children', label: words.children, icon: UsersThree, group, isInBar: true, also: '/child/:childId' },
  { to: '/invite-guardian', label: words.inviteGuardian, icon: UserPlus, group },
  { to: '/share-app', label: words.shareApp, icon: ShareNetwork, group },
  { to: '/goals', label: words.goals, icon: Flag, group, isInBar: true, whenLocked: whenLocked.goals },
  { to: '/activities', label: words.activities, icon: CheckSquareOffset, group, whenLocked: whenLocked.activities },
  {
    to: '/super-challenges',
    label: words.challenges,
    icon: Trophy,
    group,
    isOptional: true,
    whenLocked: whenLocked.challenges,
  },
  { to: '/rewards', label: words.rewards, icon: Gift, group, isOptional: true, whenLocked: whenLocked.rewards },
  { to: '/inspiraccion', label: words.inspiraccion, icon: Lightbulb, group: words.aiTools },
  { to: '/assistant', label: words.assistant, icon: ChatCircleDots, group: words.aiTools },
  { to: '/ambassadors', label: words.ambassadors, icon: Megaphone, group: words.others },
];
