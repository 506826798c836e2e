import type { Icon } from '@phosphor-icons/react';
import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { Hourglass } from '@phosphor-icons/react/dist/csr/Hourglass';
import { Lifebuoy } from '@phosphor-icons/react/dist/csr/Lifebuoy';
import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey';
import { Medal } from '@phosphor-icons/react/dist/csr/Medal';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { Trophy } from '@phosphor-icons/react/dist/csr/Trophy';
import { UserCircleMinus } from '@phosphor-icons/react/dist/csr/UserCircleMinus';
import { UserCirclePlus } from '@phosphor-icons/react/dist/csr/UserCirclePlus';

import type { NotificationView } from '@alcancia/contracts/notifications';

type Type = NotificationView['type'];
type Kind = NonNullable<NotificationView['payload']['kind']>;
type Look = readonly [icon: Icon, tint: 'agave' | 'success' | 'info' | 'warning'];

const byType: Readonly<Record<Exclude<Type, 'other'>, Look>> = {
  goal_milestone_hit: [Flag, 'agave'],
  goal_milestone_redeem: [Gift, 'agave'],
  activity_approved: [CheckCircle, 'success'],
  activity_rejected: [ArrowCounterClockwise, 'warning'],
  device_linked: [DeviceTablet, 'info'],
  device_revoked: [DeviceTablet, 'info'],
};
const byKind: Readonly<Record<Kind, Look>> = {
  approval_pending: [Hourglass, 'warning'],
  approval_undone: [ArrowCounterClockwise, 'warning'],
  reward_requested: [Gift, 'agave'],
  reward_decided: [Gift, 'success'],
  reward_delivered: [Gift, 'success'],
  goal_reached: [Trophy, 'agave'],
  level_up: [Star, 'agave'],
  pin_locked: [LockKey, 'warning'],
};
const newer = new Map<string, Look>([
  ['invite_accepted', [UserCirclePlus, 'success']],
  ['support', [Lifebuoy, 'info']],
  ['child_in_danger', [Lifebuoy, 'warning']],
  ['achievement', [Medal, 'agave']],
  ['invite_declined', [UserCircleMinus, 'warning']],
  ['challenge_offered', [Medal, 'info']],
  ['challenge_started', [Medal, 'agave']],
  ['challenge_finished', [Medal, 'success']],
]);

function lookOf({ type, payload: { kind, about = '' } }: NotificationView): Look {
  if (type !== 'other') return byType[type];
  return kind ? byKind[kind] : (newer.get(about) ?? [Bell, 'agave']);
}

/** What a notification is about, at a glance. A kind newer than this page shows the bell. */
export function NoticeIcon({ notice, size = 22 }: { readonly notice: NotificationView; readonly size?: number }) {
  const [Shape] = lookOf(notice);
  return <Shape size={size} weight="fill" aria-hidden />;
}

export const tintOf = (notice: NotificationView): string => lookOf(notice)[1];
