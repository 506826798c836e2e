/** Characters of an answer that is shown: a longer one ends with its last whole sentence. */
const mostCharacters = 1_200;

const cutAtSentence = (text: string): string => {
  if (text.length <= mostCharacters) return text;
  const kept = text.slice(0, mostCharacters);
  const end = Math.max(kept.lastIndexOf('. '), kept.lastIndexOf('\n'), kept.lastIndexOf('? '), kept.lastIndexOf('! '));
  return end > 0 ? kept.slice(0, end + 1).trim() : `${kept.trim()}…`;
};

/** What the AI wrote as text alone: no markup, no addresses, no numbers to call, no signs that nobody sees. Empty: there is nothing to show. */
export function plainAnswer(written: string): string {
  const text = written
    .normalize('NFC')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[<>]/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '')
    .replaceAll(/\+?\d[\d ().-]{7,}\d/g, '')
    .replaceAll(/[*_`#]{1,}/g, '')
    // Signs that change the direction of text or are not seen can hide another text.
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return cutAtSentence(text);
}
