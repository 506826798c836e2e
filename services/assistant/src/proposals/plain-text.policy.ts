/** A text in lower case without accents, letter by letter: what is found in it stands at the same place in the text. */
export const plainly = (text: string): string =>
  text.replaceAll(/./gsu, (letter) => {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
