import { type IdeaFields, type IdeaType, ideaTypes, type IdeaWish } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';

import { plainAnswer } from '../answers/plain-answer.policy.js';
import { hasNothingUnfit } from '../safety/fit-for-children.policy.js';

const { title, body, materials, material, steps, step, minutes } = ideaLimits;

/** One line of text, cut to so many characters; empty where there is none. */
const lineOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? plainAnswer(value).replaceAll(/\s+/g, ' ').slice(0, most).trim() : '';

const linesOf = (value: unknown, many: number, most: number): string[] =>
  Array.isArray(value)
    ? value
        .map((one) => lineOf(one, most))
        .filter((one) => one !== '')
        .slice(0, many)
    : [];

const isType = (value: unknown): value is IdeaType => ideaTypes.includes(value as IdeaType);

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * The idea in what the AI wrote, as text alone; null where there is none, or one that is not fit for a child to read (G33).
 * Its topic and age are those that were asked for, and its minutes no more.
 */
export function ideaIn(written: string, wish: IdeaWish): IdeaFields | null {
  const said = parsed(written);
  if (!said || !isType(said['type']) || typeof said['body'] !== 'string') return null;
  const idea: IdeaFields = {
    ...wish,
    type: said['type'],
    title: lineOf(said['title'], title),
    emoji: '💡',
    body: plainAnswer(said['body']).slice(0, body),
    minutes: minutesOf(said['minutes'], wish.minutes),
    materials: linesOf(said['materials'], materials, material),
    steps: linesOf(said['steps'], steps, step),
  };
  const texts = [idea.title, idea.body, ...idea.materials, ...idea.steps];
  return idea.title === '' || idea.body === '' || !hasNothingUnfit(texts.join('\n')) ? null : idea;
}

const minutesOf = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= minutes.least && value <= most ? value : most;
