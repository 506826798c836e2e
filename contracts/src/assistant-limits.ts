/** Characters of one question to the assistant. */
export const questionLength = 500;

/** Messages of a conversation that are kept and shown (G30). */
export const mostRemembered = 100;

/** Of a verified answer: characters of its texts, and how many of each there may be (G31). */
export const knowledgeLimits = {
  question: { least: 5, most: 200 },
  aliases: 10,
  answer: 4_000,
  tags: 10,
  tag: 40,
  /** Entries, and versions of one. */
  entries: 1_000,
  versions: 50,
} as const;

/** Of an idea of InspirAcción: characters of its texts, how many of each there may be, and minutes that it takes (G33). */
export const ideaLimits = {
  title: 60,
  body: 2_000,
  materials: 10,
  material: 60,
  steps: 10,
  step: 120,
  minutes: { least: 5, most: 120 },
  stars: 5,
  /** Ideas that 'Inspírame' offers at once. */
  offered: 3,
  /** Ideas of one author, children who see one, and ideas that one child sees. */
  perAuthor: 200,
  shared: 20,
  seenByChild: 50,
} as const;

/** Of a conversation by voice (G30): PCM of 16 bits, one channel, both ways. */
export const talkLimits = {
  /** Samples a second. */
  rate: 24_000,
  /** Bytes of sound that a browser packs at once, and characters of a message with sound (spec 2 §9). */
  packedAtOnce: 32_768,
  soundLength: 14_000,
  /** How long nobody may say anything, and how long a conversation may take, in milliseconds. */
  silenceMs: 20_000,
  longestMs: 600_000,
  /** So much voice, of both sides together, is one use of the month's quota, in milliseconds (G30). */
  useMs: 60_000,
} as const;

/** How long a guardian may confirm what the assistant proposes, in milliseconds (G30). */
export const proposalMs = 120_000;
