import { harmlessPhrases, riskPhrases } from './risk-phrases.policy.js';
import { soundsOf } from './sounds.policy.js';

const dangers = riskPhrases.map(soundsOf);
const harmless = harmlessPhrases.map(soundsOf);

/** Whether somebody may be in danger, by what was written: then nobody but people can help (G30). */
export function soundsOfDanger(text: string): boolean {
  const heard = harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), soundsOf(text));
  return dangers.some((danger) => heard.includes(danger));
}
