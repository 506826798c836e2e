/** What the data of a child may serve, each allowed apart (G41). All but `core` start as not allowed. */
export const purposes = ['core', 'photos', 'voice', 'assistant', 'social_proof', 'analytics'] as const;
export type Purpose = (typeof purposes)[number];

/** Everything that may be refused: without `core` there is no profile. */
export type OptionalPurpose = Exclude<Purpose, 'core'>;
export const optionalPurposes = purposes.filter((purpose): purpose is OptionalPurpose => purpose !== 'core');

/** The version of the words that ask for each purpose. What was allowed in other words is no longer allowed. */
export const purposeVersions: Readonly<Record<Purpose, string>> = {
  core: '2026-11',
  photos: '2026-11',
  voice: '2026-11-27',
  assistant: '2026-11-27',
  social_proof: '2026-11',
  analytics: '2026-11',
};

/** What is kept of people, as they read of it. `days`: at the longest; null: as long as the profile. */
interface DataKindAbout {
  readonly purpose: Purpose;
  readonly days: number | null;
  /** Whom it may be about. */
  readonly of: readonly ('child' | 'adult')[];
}

/** Every kind of personal data. Each column of each service names its own (G41). */
export const dataKinds = {
  /** Name, age, picture, colour. */
  profile: { purpose: 'core', days: null, of: ['child', 'adult'] },
  /** What an adult's account has beside: e-mail, full name, the household. */
  account: { purpose: 'core', days: null, of: ['adult'] },
  /** PIN, second step and authorised devices. */
  entry: { purpose: 'core', days: null, of: ['child', 'adult'] },
  /** Who was signed in, where and when. */
  sessions: { purpose: 'core', days: 30, of: ['child', 'adult'] },
  /** Who looks after whom. */
  guardians: { purpose: 'core', days: null, of: ['child', 'adult'] },
  invitations: { purpose: 'core', days: 30, of: ['adult'] },
  /** Activities, what a child has claimed, notes, decisions. */
  work: { purpose: 'core', days: null, of: ['child', 'adult'] },
  /** Coins, points, goals, rewards. */
  savings: { purpose: 'core', days: null, of: ['child', 'adult'] },
  notices: { purpose: 'core', days: 90, of: ['child', 'adult'] },
  consents: { purpose: 'core', days: null, of: ['child', 'adult'] },
  /** Sign-ins that failed, links in e-mails. */
  security: { purpose: 'core', days: 30, of: ['adult'] },
  /** What is told to other families of what a child achieved, under an alias. */
  social_proof: { purpose: 'social_proof', days: 7, of: ['child'] },
  /** What was said to the assistant, and what it answered. */
  talk: { purpose: 'assistant', days: 30, of: ['child', 'adult'] },
  /** What was read aloud, never its text, and what somebody hears otherwise. */
  speech: { purpose: 'core', days: 92, of: ['child', 'adult'] },
  /** What was downloaded of all this. */
  downloads: { purpose: 'core', days: 8, of: ['child', 'adult'] },
  mails: { purpose: 'core', days: 7, of: ['child', 'adult'] },
  /** Copies on their way between the services. */
  transit: { purpose: 'core', days: 90, of: ['child', 'adult'] },
} as const satisfies Readonly<Record<string, DataKindAbout>>;
export type DataKind = keyof typeof dataKinds;

/** The kinds of data that may be about a child, or about an adult. */
export type KindAbout<Who extends 'child' | 'adult'> = {
  [Kind in DataKind]: Who extends (typeof dataKinds)[Kind]['of'][number] ? Kind : never;
}[DataKind];

/** The same, in the order in which they are read. */
export const kindsAbout = <Who extends 'child' | 'adult'>(who: Who): KindAbout<Who>[] =>
  (Object.keys(dataKinds) as DataKind[]).filter((kind): kind is KindAbout<Who> =>
    (dataKinds[kind].of as readonly string[]).includes(who),
  );
