import type { OutputOf } from '@alcancia/contracts/define';
import type {
  listChildChallenges,
  listChildRewards,
  OccurrenceView,
  readChildDashboard,
  readWallet,
} from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { aChildView } from '@alcancia/contracts/testing/example-views';
import type { WhoAmI } from '@alcancia/web-kit';

export const ids = {
  child: '018f0000-0000-7000-8000-000000000001',
  adult: '018f0000-0000-7000-8000-000000000002',
  session: '018f0000-0000-7000-8000-000000000003',
};

let made = 0;
const nextId = (): string => `018f0000-0000-7000-8000-${String((made += 1)).padStart(12, '1')}`;

type Dashboard = OutputOf<typeof readChildDashboard>;

export const today = '2026-11-21';
const at = '2026-11-21T16:00:00.000Z';

/** Mateo in his own session. */
export const childHere = (name = 'Mateo'): WhoAmI => ({
  sessionId: ids.session,
  role: 'child',
  profile: 'child',
  active: { id: ids.child, type: 'child', displayName: name, avatarUrl: null },
  adult: null,
  household: { familyId: ids.session, timeZone: 'America/Mexico_City', moneyName: 'Monedas' },
  limits: null,
});

/** Laura, who looks on. */
export const adultHere = (): WhoAmI => ({
  ...childHere(),
  role: 'adult',
  profile: 'adult',
  active: { id: ids.adult, type: 'adult', displayName: 'Laura', avatarUrl: null },
});

/** Mateo as Laura's link shows him. */
export const linkedChild = (changes: Partial<ChildView> = {}): ChildView =>
  aChildView({ id: ids.child, familyId: ids.session, ...changes });

export const anOccurrence = (changes: Partial<OccurrenceView> = {}): OccurrenceView => ({
  occurrenceId: changes.state && changes.state !== 'disponible' ? nextId() : null,
  activityId: nextId(),
  childId: ids.child,
  dueOn: today,
  title: 'Leer 20 minutos',
  description: '',
  emoji: '📚',
  category: 'escuela',
  timeOfDay: 'tarde',
  evidence: 'ninguna',
  isOnce: false,
  amounts: { points: 20, coinsCents: 500 },
  state: 'disponible',
  reasonCode: null,
  comment: null,
  triesLeft: 3,
  canClaim: (changes.state ?? 'disponible') === 'disponible' || changes.state === 'rechazada',
  claimedAt: null,
  ...changes,
});

export const aGoal = (
  changes: Partial<NonNullable<Dashboard['mainGoal']>> = {},
): NonNullable<Dashboard['mainGoal']> => ({
  id: nextId(),
  title: 'Bicicleta nueva',
  emoji: '🚲',
  targetPoints: 1000,
  dueAt: null,
  prize: { kind: 'texto', text: 'Una bicicleta' },
  progress: {
    childId: ids.child,
    childName: 'Mateo',
    points: 640,
    percent: 64,
    state: 'activa',
    milestones: ([25, 50, 75, 100] as const).map((percent) => ({
      percent,
      bonusCoinsCents: percent === 50 ? 1000 : 0,
      isReached: percent <= 50,
      reachedAt: percent <= 50 ? at : null,
    })),
  },
  ...changes,
});

type Challenge = OutputOf<typeof listChildChallenges>['challenges'][number];

export const aChallenge = (changes: Partial<Challenge> = {}): Challenge => ({
  id: nextId(),
  title: 'Cinco noches de lectura',
  description: '',
  emoji: '📖',
  metric: 'actividades',
  target: 5,
  mode: 'individual',
  startsAt: '2026-11-18',
  endsAt: '2026-11-24',
  steps: ['Noche 1', 'Noche 2', 'Noche 3'],
  prize: { points: 50, coinsCents: 1500, badge: 'Lector' },
  activityTitle: null,
  way: { childId: ids.child, childName: 'Mateo', avatar: 'fox', state: 'en_curso', progress: 3, percent: 60 },
  others: [],
  daysLeft: 3,
  ...changes,
});

/** Mateo's first screen on a Saturday. */
export const aWorld = (changes: Partial<Dashboard> = {}): Dashboard => ({
  childId: ids.child,
  displayName: 'Mateo',
  avatar: 'fox',
  palette: 'soft-blue',
  balance: { points: 640, availableCents: 23_800, reservedCents: 0, pendingCents: 0 },
  level: { level: 5, name: 'Ahorrador', totalPoints: 1620, pointsIntoLevel: 620, pointsForNext: 500 },
  todayDone: 1,
  todayInReview: 1,
  todayTotal: 4,
  mainGoal: aGoal(),
  today,
  occurrences: [
    anOccurrence(),
    anOccurrence({
      title: 'Pasear a Luna',
      emoji: '🐕',
      timeOfDay: 'cualquiera',
      amounts: { points: 15, coinsCents: 1000 },
    }),
    anOccurrence({
      title: 'Tender la cama',
      emoji: '🛏️',
      timeOfDay: 'manana',
      amounts: { points: 10, coinsCents: 0 },
      state: 'en_revision',
      claimedAt: at,
    }),
    anOccurrence({
      title: 'Lavarme los dientes',
      emoji: '🪥',
      timeOfDay: 'manana',
      amounts: { points: 5, coinsCents: 0 },
      state: 'aprobada',
    }),
  ],
  nextReward: { rewardId: nextId(), title: 'Noche de película', emoji: '🍿', costCents: 25_000, missingCents: 1200 },
  celebrations: [],
  ...changes,
});

type CelebrationView = Dashboard['celebrations'][number];

export const aCelebration = (changes: Partial<CelebrationView> = {}): CelebrationView => ({
  id: nextId(),
  kind: 'aprobada',
  title: 'Tender la cama',
  number: null,
  amounts: { points: 10, coinsCents: 500 },
  createdAt: at,
  ...changes,
});

type Shelf = OutputOf<typeof listChildRewards>;

export const aReward = (changes: Partial<Shelf['rewards'][number]> = {}): Shelf['rewards'][number] => ({
  id: nextId(),
  title: 'Noche de película',
  description: '',
  emoji: '🍿',
  category: 'salida',
  costCents: 6_000,
  needsApproval: true,
  missingCents: 0,
  isOutOfStock: false,
  ...changes,
});

export const aRedemption = (changes: Partial<Shelf['redemptions'][number]> = {}): Shelf['redemptions'][number] => ({
  redemptionId: nextId(),
  rewardId: nextId(),
  title: 'Tarde de parque',
  emoji: '🌳',
  costCents: 6_000,
  state: 'solicitada',
  comment: null,
  createdAt: at,
  ...changes,
});

type Movement = OutputOf<typeof readWallet>['movements'][number];

export const aMovement = (changes: Partial<Movement> = {}): Movement => ({
  entryId: nextId(),
  type: 'actividad',
  title: 'Leer 20 minutos',
  emoji: '📚',
  currency: 'coins',
  amount: 500,
  createdAt: at,
  ...changes,
});
