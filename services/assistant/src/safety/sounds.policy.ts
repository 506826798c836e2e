/** Letters that look like others: '3st0y' reads 'estoy'. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/**
 * A text by how it sounds in Spanish, without anything between its letters: however it is spaced, accented, misspelt or
 * disguised, the same words give the same string.
 */
export function soundsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[013457@$!|]/g, (sign) => lookalikes[sign] ?? sign)
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/(.)\1{2,}/g, '$1')
    .replaceAll('qu', 'k')
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll('ch', 'k')
    .replaceAll('c', 'k')
    .replaceAll('ll', 'i')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replaceAll('w', 'u')
    .replaceAll('h', '')
    .replaceAll('j', 'g')
    .replaceAll(/(.)\1+/g, '$1');
}
