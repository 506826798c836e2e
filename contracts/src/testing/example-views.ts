import type { Permissions } from '../caller.js';
import type { ApprovalView } from '../family/index.js';
import type { ChildView } from '../identity/index.js';

/** What an adult may do who may do everything. */
export const fullAccess = {
  activities: 'full_access',
  challenges: 'full_access',
  rewards: 'full_access',
  approvals: 'full_access',
} as const satisfies Permissions;

/** Mateo, as the adult who owns his profile sees him. */
export const aChildView = (fields: Pick<ChildView, 'id' | 'familyId'> & Partial<ChildView>): ChildView => ({
  displayName: 'Mateo',
  birthMonth: '2016-03',
  gender: 'unsaid',
  avatar: 'fox',
  palette: 'soft-blue',
  age: 10,
  hasPin: true,
  pinLockedUntil: null,
  needsAdult: false,
  myRole: 'owner',
  myPermissions: fullAccess,
  version: 1,
  ...fields,
});

/** A request of Mateo's that waits, as an adult sees it who may decide. */
export const anApprovalView = (
  fields: Pick<ApprovalView, 'requestId' | 'childId' | 'createdAt'> & Partial<ApprovalView>,
): ApprovalView => ({
  kind: 'actividad',
  childName: 'Mateo',
  title: 'Leer 20 minutos',
  emoji: '📚',
  amounts: { points: 20, coinsCents: 500 },
  prizeText: null,
  note: null,
  dueOn: '2026-11-21',
  state: 'pendiente',
  isToDeliver: false,
  isDelivered: false,
  decidedByName: null,
  decidedAt: null,
  reasonCode: null,
  comment: null,
  canUndo: false,
  canDecide: true,
  ...fields,
});
