/** A text as the sentences of it, each with its own end; a line is one even without. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The sentences of a text, as many together as fit into `most` characters; one that is longer is cut between words. */
export function passagesIn(text: string, most: number): string[] {
  const passages: string[] = [];
  for (const piece of sentencesIn(text).flatMap((sentence) => piecesOf(sentence, most))) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= most)
      passages[passages.length - 1] = `${last} ${piece}`;
    else passages.push(piece);
  }
  return passages;
}

function piecesOf(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence];
  const space = sentence.lastIndexOf(' ', most);
  const end = space > 0 ? space : most;
  return [sentence.slice(0, end), ...piecesOf(sentence.slice(end).trim(), most)];
}
