import { soundsOfDanger } from './risk.policy.js';
import { soundsOf } from './sounds.policy.js';
import { unfitPhrases } from './unfit-phrases.policy.js';

/** Characters of an answer that a child reads at once. */
const mostCharacters = 700;

/** By how its words sound, with a space around each. */
function heardOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}@$!|]+/u).map(soundsOf);
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}

const unfit = unfitPhrases.map((phrase) => ` ${heardOf(phrase).trim()}${phrase.endsWith('*') ? '' : ' '}`);

/** Letters that stand alone, as in 's e x o', are read as one word. */
const spelledTogether = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu, (letters) =>
    letters.replaceAll(/[^\p{L}]/gu, ''),
  );

/** Whether a child may read or hear what the AI answered it (G30). What is doubtful is not fit: an adult can be asked instead. */
export const isFitForChildren = (text: string): boolean => text.length <= mostCharacters && hasNothingUnfit(text);

/** The same of a text of any length, which an adult chooses for a child. */
export function hasNothingUnfit(text: string): boolean {
  if (soundsOfDanger(text)) return false;
  return [text, spelledTogether(text)].map(heardOf).every((heard) => !unfit.some((phrase) => heard.includes(phrase)));
}
