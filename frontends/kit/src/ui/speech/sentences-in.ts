/** A text as the sentences of it, each with its own end; a line is one even without. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
