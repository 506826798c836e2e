import { Browsers } from '@phosphor-icons/react/dist/csr/Browsers';
import { ChartBar } from '@phosphor-icons/react/dist/csr/ChartBar';
import { ChatsCircle } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { Fire } from '@phosphor-icons/react/dist/csr/Fire';
import { Lifebuoy } from '@phosphor-icons/react/dist/csr/Lifebuoy';
import { ListChecks } from '@phosphor-icons/react/dist/csr/ListChecks';
import { ListMagnifyingGlass } from '@phosphor-icons/react/dist/csr/ListMagnifyingGlass';
import { Medal } from '@phosphor-icons/react/dist/csr/Medal';
import { Megaphone } from '@phosphor-icons/react/dist/csr/Megaphone';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { PawPrint } from '@phosphor-icons/react/dist/csr/PawPrint';
import { Question } from '@phosphor-icons/react/dist/csr/Question';
import { Scales } from '@phosphor-icons/react/dist/csr/Scales';
import { Scroll } from '@phosphor-icons/react/dist/csr/Scroll';
import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SquaresFour } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { Tag } from '@phosphor-icons/react/dist/csr/Tag';
import { ToggleRight } from '@phosphor-icons/react/dist/csr/ToggleRight';
import { Trophy } from '@phosphor-icons/react/dist/csr/Trophy';
import { UserFocus } from '@phosphor-icons/react/dist/csr/UserFocus';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';

import type { NavEntry } from '@alcancia/web-kit/federation';

import { words } from './words/navigation.js';

const { running, product, visitors } = words.groups;

/** The entries of those who run the product (spec 2 §6): only what exists. */
export const nav: readonly NavEntry[] = [
  {
    to: '/super-admin-dashboard',
    label: words.panel,
    short: words.panelInBar,
    icon: SquaresFour,
    group: running,
    isInBar: true,
  },
  { to: '/admin/days', label: words.days, icon: ChartBar, group: running },
  { to: '/admin/troubles', label: words.troubles, icon: Warning, group: running },
  { to: '/admin', label: words.events, icon: ListMagnifyingGlass, group: running, isInBar: true },
  { to: '/admin/accounts', label: words.accounts, icon: UserFocus, group: running, isInBar: true },
  { to: '/admin/support', label: words.support, icon: Lifebuoy, group: running },
  { to: '/admin/audit', label: words.audit, icon: Scroll, group: running, isInBar: true },
  { to: '/admin/flags', label: words.flags, icon: ToggleRight, group: product },
  { to: '/admin/plans', label: words.plans, icon: Tag, group: product },
  { to: '/admin/pets', label: words.pets, icon: PawPrint, group: product },
  { to: '/admin/achievements', label: words.achievements, icon: Medal, group: product },
  { to: '/admin/templates', label: words.templates, icon: ListChecks, group: product },
  { to: '/admin/knowledge', label: words.knowledge, icon: SealCheck, group: product },
  { to: '/admin/audio', label: words.speech, icon: SpeakerHigh, group: product },
  { to: '/admin/challenges', label: words.challenges, icon: Trophy, group: product },
  { to: '/admin/legal', label: words.legal, icon: Scales, group: visitors },
  { to: '/admin/landing', label: words.landings, icon: Browsers, group: visitors },
  { to: '/landing-heatmap', label: words.heatmap, icon: Fire, group: visitors },
  { to: '/admin/family-test', label: words.affinity, icon: Question, group: visitors },
  { to: '/admin/social-proof', label: words.socialProof, icon: ChatsCircle, group: visitors },
  { to: '/admin/ambassadors', label: words.ambassadors, icon: Megaphone, group: visitors },
];
