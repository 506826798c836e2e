/** Rows of the family's tables, as far as an approval needs them. */
export interface RequestRow {
  readonly id: string;
  readonly family_id: string;
  readonly child_id: string;
  readonly ref_id: string;
  readonly title: string;
  readonly emoji: string;
  readonly state: string;
  readonly round: number;
}

export interface OccurrenceRow {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly coins_cents: number;
}

export interface EntryRow {
  readonly id: string;
  readonly posting_id: string;
  readonly family_id: string;
  readonly child_id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: number;
  readonly type: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly round: number;
  readonly title: string;
  readonly emoji: string;
  readonly actor_id: string;
  readonly created_at: Date;
}

export interface BalanceRow {
  readonly child_id: string;
  readonly account: string;
  /** PostgreSQL's bigint: text with some drivers. */
  readonly amount: number | string;
}

export interface ProgressRow {
  readonly user_id: string;
  readonly total_points: number;
  readonly current_level: number;
  readonly highest_level: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface CheerRow {
  readonly id: string;
  readonly family_id: string;
  readonly child_id: string;
  readonly once_key: string;
  readonly kind: string;
  readonly title: string;
  readonly points: number;
  readonly coins_cents: number;
  readonly created_at: Date;
}

export interface Answer {
  readonly balance: {
    readonly points: number;
    readonly availableCents: number;
    readonly reservedCents: number;
    readonly pendingCents: number;
  };
}

/** Every statement of an approval, as a query builder or an ORM has it; within one transaction. */
export interface Statements {
  /** Whether nobody has acted with this key before. */
  claimKey(key: string): Promise<boolean>;
  answerOf(key: string): Promise<Answer | null>;
  /** The request, if the adult may decide on it. */
  lockRequest(requestId: string, adultId: string): Promise<RequestRow | undefined>;
  lockOccurrence(occurrenceId: string): Promise<OccurrenceRow | undefined>;
  addEntries(entries: readonly EntryRow[]): Promise<unknown>;
  balances(childId: string): Promise<readonly BalanceRow[]>;
  lockGoals(childId: string): Promise<unknown>;
  highestLevel(childId: string): Promise<number | undefined>;
  keepProgress(progress: ProgressRow): Promise<unknown>;
  cheer(cheers: readonly CheerRow[]): Promise<unknown>;
  decide(requestId: string, adultId: string, at: Date): Promise<unknown>;
  approveOccurrence(occurrenceId: string, at: Date): Promise<unknown>;
  keepAnswer(key: string, answer: Answer): Promise<unknown>;
}

/** A way to speak to PostgreSQL. */
export interface Layer {
  transaction<T>(body: (statements: Statements) => Promise<T>): Promise<T>;
}

export type OpenLayer = (databaseUrl: string, poolSize: number) => Promise<Layer>;
