/** Characters of one question to the assistant. */
export const questionLength = 500;

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
