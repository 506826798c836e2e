/** What follows belongs to the noun and stays: 'Estrellas de la suerte'. */
const linking = new Set(['de', 'del', 'con', 'para', 'en', 'y', 'a']);

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const vowels = /[aeiouáéíóúü]+/giu;

/** 'corazon' → 'corazón': a word of several syllables that ends in 'n' without an accent was stressed on the last one. */
function stressed(stem: string): string {
  if ((stem.match(vowels) ?? []).length < 2 || /[áéíóú]/iu.test(stem)) return stem;
  return stem.replace(/[aeiou](?=n$)/iu, (vowel) => {
    const marked = accented[vowel.toLowerCase()] ?? vowel;
    return vowel === vowel.toLowerCase() ? marked : marked.toUpperCase();
  });
}

function singularWord(word: string): string {
  if (/[íú]es$/iu.test(word)) return word.slice(0, -2);
  if (/[aeiouáéíóú]ces$/iu.test(word)) return word.slice(0, -3) + (word.endsWith('S') ? 'Z' : 'z');
  if (/[aeiouáéíóú]nes$/iu.test(word)) return stressed(word.slice(0, -2));
  if (/[aeiouáéíóú][lrdy]es$/iu.test(word)) return word.slice(0, -2);
  return /[aeiouáéíóú]s$/iu.test(word) ? word.slice(0, -1) : word;
}

/** One of what a family calls its coins: 'Estrellas doradas' → 'Estrella dorada', 'Corazones' → 'Corazón'. */
export function singularOf(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => linking.has(word.toLowerCase()));
  return words.map((word, at) => (end === -1 || at < end ? singularWord(word) : word)).join(' ');
}
