export interface Peer {
  readonly layer: 'Kysely' | 'Drizzle' | 'TypeORM';
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** Of the process that tells children. */
export interface Teller {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

export const approvedQueue = 'bench-approved';
/** With which the bench signs the tokens of adults for its peers. */
export const peerSecret = 'a secret that only the bench knows';
