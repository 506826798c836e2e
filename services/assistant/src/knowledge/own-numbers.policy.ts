import { wordsOf } from './spanish-words.policy.js';

/** What somebody has, did or lacks now: a verified text cannot know it. */
const asked = [
  /^cuant[oa]s? .*\b(?:tiene|tienen|tengo|tenemos|lleva|llevan|llevamos|falta|faltan|gano|ganaron|gasto|gastaron|hizo|hicieron)\b/,
  /^como (?:va|van|vamos|voy)\b/,
  /^en que nivel (?:va|esta|estan|van)\b/,
  /^que .*\b(?:hay hoy|toca hoy|gano|ganaron|pidio|pidieron|hizo|hicieron|gasto)\b/,
];
/** What to do about it is another matter. */
const general = /\b(?:que hago|que pasa|que sucede|como (?:le|les|la|lo|se)|para que|que me|quiero)\b/;

/** Whether a question asks for a family's own figures: 'cuánto lleva ahorrado', 'cómo vamos esta semana' (G30). */
export function asksForOwnNumbers(question: string): boolean {
  const said = wordsOf(question).join(' ');
  return !general.test(said) && asked.some((pattern) => pattern.test(said));
}
