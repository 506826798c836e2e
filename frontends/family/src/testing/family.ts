import {
  type ActivityView,
  type ApprovalView,
  type ChallengeView,
  type GoalView,
  listActivities,
  listApprovals,
  listChallenges,
  listGoals,
  listOfficialChallenges,
  listRewards,
  onboardingSteps,
  readFamilyDashboard,
  readProgress,
  type RewardView,
} from '@alcancia/contracts/family';
import {
  type ChildView,
  listChildren,
  listReceivedInvitations,
  readPlanPlaces,
  whoAmI,
} from '@alcancia/contracts/identity';
import { aChildView, anApprovalView } from '@alcancia/contracts/testing/example-views';
import { FakeApi } from '@alcancia/web-kit/testing';

export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const createdAt = '2026-11-20T10:00:00.000Z';

export const makeChild = (more: Partial<ChildView> = {}): ChildView =>
  aChildView({ id: idOf(1), familyId: idOf(900), ...more });

export const makeActivity = (more: Partial<ActivityView> = {}): ActivityView => ({
  id: idOf(101),
  title: 'Leer 20 minutos',
  description: '',
  steps: [],
  emoji: '📚',
  category: 'escuela',
  points: 20,
  coinsCents: 500,
  evidence: 'ninguna',
  timeOfDay: 'tarde',
  schedule: { mode: 'diaria' },
  childIds: [idOf(1)],
  isActive: true,
  isArchived: false,
  canEdit: true,
  createdAt,
  version: 3,
  ...more,
});

export const makeGoal = (more: Partial<GoalView> = {}): GoalView => ({
  id: idOf(201),
  title: 'Bicicleta nueva',
  emoji: '🚲',
  childIds: [idOf(1)],
  targetPoints: 1000,
  associatedActivities: [],
  dueAt: null,
  prize: { kind: 'texto', text: 'la bicicleta azul' },
  milestones: [25, 50, 75, 100].map((percent) => ({ percent: percent as 25, bonusCoinsCents: 1000 })),
  state: 'activa',
  progress: [
    {
      childId: idOf(1),
      childName: 'Mateo',
      points: 640,
      percent: 64,
      state: 'activa',
      milestones: [25, 50, 75, 100].map((percent) => ({
        percent: percent as 25,
        bonusCoinsCents: 1000,
        isReached: percent <= 50,
        reachedAt: percent <= 50 ? createdAt : null,
      })),
    },
  ],
  canEdit: true,
  createdAt,
  version: 2,
  ...more,
});

export const makeChallenge = (more: Partial<ChallengeView> = {}): ChallengeView => ({
  id: idOf(251),
  title: 'Cinco noches de lectura',
  description: '',
  emoji: '📖',
  metric: 'actividades',
  activityId: null,
  target: 5,
  mode: 'individual',
  childIds: [idOf(1)],
  startsAt: '2026-11-20',
  endsAt: '2026-11-26',
  steps: [],
  prize: { points: 50, coinsCents: 1500, badge: null },
  repeats: 'nunca',
  state: 'en_curso',
  ways: [{ childId: idOf(1), childName: 'Mateo', avatar: 'fox', state: 'en_curso', progress: 3, percent: 60 }],
  daysLeft: 3,
  isFixed: true,
  canEdit: true,
  createdAt,
  version: 1,
  ...more,
});

export const makeReward = (more: Partial<RewardView> = {}): RewardView => ({
  id: idOf(301),
  title: 'Noche de película',
  description: '',
  emoji: '🍿',
  category: 'pantalla',
  costCents: 6000,
  childIds: [idOf(1)],
  stock: null,
  needsApproval: true,
  isActive: true,
  isArchived: false,
  canEdit: true,
  createdAt,
  version: 1,
  ...more,
});

export const makeRequest = (more: Partial<ApprovalView> = {}): ApprovalView =>
  anApprovalView({ requestId: idOf(401), childId: idOf(1), createdAt, ...more });

export const balance = { points: 20, availableCents: 500, reservedCents: 0, pendingCents: 0 };

const limits = { planName: 'Gratis', maxChildren: 2, maxDevices: 2, maxGuardians: 2 };
const all = { children: true, goals: true, activities: true, challenges: true, rewards: true };

/** A family's server: an adult called Laura, these children, nothing else yet. */
export const familyApi = (...children: ChildView[]): FakeApi =>
  new FakeApi()
    .answer(whoAmI, () => ({
      sessionId: idOf(801),
      role: 'adult' as const,
      profile: 'adult' as const,
      active: { id: idOf(800), type: 'adult' as const, displayName: 'Laura', avatarUrl: null },
      adult: null,
      household: null,
      limits,
    }))
    .answer(listChildren, () => ({ children, limits, owned: children.length }))
    .answer(readPlanPlaces, () => ({ limits, children: [], guardians: [] }))
    .answer(listActivities, () => ({ activities: [], nextCursor: null }))
    .answer(listGoals, () => ({ goals: [], nextCursor: null }))
    .answer(listChallenges, () => ({ challenges: [], nextCursor: null }))
    .answer(listOfficialChallenges, () => ({ challenges: [] }))
    .answer(listReceivedInvitations, () => ({ invitations: [] }))
    .answer(listRewards, () => ({ rewards: [], nextCursor: null }))
    .answer(listApprovals, () => ({ requests: [], pending: 0, toDeliver: 0, nextCursor: null }))
    .answer(readProgress, () => ({
      unlocked: all,
      steps: onboardingSteps.map((step) => ({ step, isDone: false })),
      percent: 0,
    }))
    .answer(readFamilyDashboard, () => ({
      today: '2026-11-21',
      pending: 0,
      firstPending: [],
      children: [],
      week: Array.from({ length: 7 }, (_, at) => ({ date: `2026-11-${16 + at}`, approved: [] })),
    }));

/** What was asked of one contract, in order. */
export const askedOf = (api: FakeApi, { subject }: { readonly subject: string }) =>
  api.asked.filter((asked) => asked.subject === subject).map(({ input }) => input);
