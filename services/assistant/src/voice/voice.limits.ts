/** Milliseconds, unless said otherwise. */
export const voiceConnectionLimits = {
  /** Whoever tapped the microphone waits: the provider has to be there and ready. */
  readyWithinMs: 6_000,
  /** From the end of what somebody said to the words of it, and from the wish for an answer to something of it. */
  repliesWithinMs: 12_000,
  /** Conversations of one process under way at once. */
  atOnce: 60,
  /** Bytes of one message of the provider; a longer one ends the conversation. */
  messageBytes: 400_000,
  /** How long somebody has to be silent to have said it. */
  silenceMs: 500,
  /** Messages said before that the AI is told of, and how old they may be: a conversation that was cut goes on. */
  remembered: 10,
  rememberedMs: 15 * 60_000,
} as const;
