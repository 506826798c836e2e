/** The areas in which a guardian is given rights over a child (spec 2 §3). */
export const areas = ['activities', 'challenges', 'rewards', 'approvals'] as const;
export type Area = (typeof areas)[number];

/** `view`: to look. `full`: to change and decide. `own`: to be the child's owner. */
export type Level = 'view' | 'full' | 'own';

/** What a link to a child must hold; nothing said: any link is enough to look. */
export interface Needed {
  readonly area?: Area;
  readonly level?: Level;
}

const anyLink = {};

/**
 * What each thing takes that an adult does with a child (G1): the one table, read by contracts, use-cases and screens.
 * Areas without a rule of their own follow another one: goals the activities; coins, PINs and devices the approvals.
 */
export const capabilities = {
  seeProfile: anyLink,
  editProfile: { area: 'activities', level: 'full' },
  seeReports: anyLink,
  seeActivities: { area: 'activities', level: 'view' },
  changeActivities: { area: 'activities', level: 'full' },
  seeWorld: { area: 'activities', level: 'view' },
  changeWorld: { area: 'activities', level: 'full' },
  seeGoals: { area: 'activities', level: 'view' },
  changeGoals: { area: 'activities', level: 'full' },
  seeChallenges: { area: 'challenges', level: 'view' },
  changeChallenges: { area: 'challenges', level: 'full' },
  seeRewards: { area: 'rewards', level: 'view' },
  changeRewards: { area: 'rewards', level: 'full' },
  seeApprovals: { area: 'approvals', level: 'view' },
  decideApprovals: { area: 'approvals', level: 'full' },
  seeWallet: { area: 'approvals', level: 'view' },
  seeDevices: { area: 'approvals', level: 'view' },
  changeDevices: { area: 'approvals', level: 'full' },
  changePin: { area: 'approvals', level: 'full' },
  seeGuardians: anyLink,
  changeGuardians: { level: 'own' },
  inviteGuardians: { level: 'own' },
  passOwnership: { level: 'own' },
  seeConsents: anyLink,
  decideConsents: { level: 'own' },
  downloadData: { level: 'own' },
  eraseChild: { level: 'own' },
} as const satisfies Readonly<Record<string, Needed>>;
export type Capability = keyof typeof capabilities;

export const neededFor = (capability: Capability): Needed => capabilities[capability];
