import type { DataOf, EventContract } from './define.js';
import {
  decisionUndone,
  familyViewChanged,
  levelReached,
  milestoneHit,
  offerChanged,
  prizeDelivered,
  requestApproved,
  requestOpened,
  requestRejected,
  requestWithdrawn,
} from './family/family.events.js';
import {
  childChanged,
  deviceLinked,
  deviceRevoked,
  entryChanged,
  familyChanged,
  guardianshipChanged,
  pinLocked,
} from './identity/identity.events.js';
import { notificationAdded, notificationsRead } from './notifications/notifications.events.js';
import type { Topic } from './topics.js';

/** Whom a signal reaches: sockets of these profiles, and of everyone linked to these children (themselves included). */
export interface Recipients {
  readonly users?: readonly string[];
  readonly children?: readonly string[];
}

export interface Signal {
  readonly event: EventContract;
  readonly to: (data: never) => Recipients;
  readonly topics: readonly Topic[];
}

const signal = <E extends EventContract>(event: E, to: (data: DataOf<E>) => Recipients, ...stale: Topic[]): Signal => ({
  event,
  to,
  topics: stale,
});

const child = ({ childId }: { childId: string }): Recipients => ({ children: [childId] });
const childrenOf = ({ childIds }: { childIds: string[] }): Recipients => ({ children: childIds });

/** The one registry: which event reaches whom and what it makes stale. An event names topics of its own service only. */
export const signals: readonly Signal[] = [
  signal(familyChanged, ({ ownerId }) => ({ users: [ownerId] }), 'household', 'session'),
  signal(childChanged, child, 'children', 'profiles', 'session'),
  signal(
    guardianshipChanged,
    ({ adultId, childId }) => ({ users: [adultId], children: [childId] }),
    'children',
    'profiles',
    'session',
  ),
  signal(entryChanged, child, 'profiles', 'children', 'devices'),
  signal(pinLocked, child, 'profiles', 'children'),
  signal(deviceLinked, child, 'devices', 'profiles'),
  signal(deviceRevoked, childrenOf, 'devices', 'profiles'),

  signal(offerChanged, childrenOf, 'activities', 'agenda', 'goals', 'rewards', 'progress'),
  signal(requestOpened, child, 'approvals', 'agenda', 'goals', 'rewards', 'wallet'),
  signal(requestWithdrawn, child, 'approvals', 'agenda', 'rewards', 'wallet'),
  signal(requestApproved, child, 'approvals', 'agenda', 'goals', 'rewards', 'wallet', 'celebrations', 'progress'),
  signal(requestRejected, child, 'approvals', 'agenda', 'goals', 'rewards', 'wallet'),
  signal(decisionUndone, child, 'approvals', 'agenda', 'goals', 'rewards', 'wallet', 'progress'),
  signal(prizeDelivered, child, 'approvals', 'goals', 'rewards', 'wallet'),
  signal(milestoneHit, child, 'goals', 'celebrations'),
  signal(levelReached, child, 'wallet', 'celebrations'),
  signal(familyViewChanged, childrenOf, 'activities', 'agenda', 'approvals', 'goals', 'rewards', 'wallet', 'progress'),

  signal(notificationAdded, ({ recipientId }) => ({ users: [recipientId] }), 'notifications'),
  signal(notificationsRead, ({ recipientId }) => ({ users: [recipientId] }), 'notifications'),
];

/** Frames of the live socket, server to browser. */
export type LiveFrame =
  | { type: 'ready' }
  | { type: 'stale'; topics: Topic[]; notificationId?: string }
  /** The session ended or its chosen profile changed: ask who am I again. */
  | { type: 'session-changed' }
  | { type: 'refused' };

/** Frames browser to server: the token travels in the first message, never in the address (house §5). */
export type LiveHello = { type: 'hello'; token: string };

/** The code with which a gateway goes away; its reason says over how many milliseconds browsers come back, each at its own time. */
export const goingAway = 1001;

/** Path of the live socket. */
export const livePath = '/api/live';
