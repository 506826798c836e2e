import type { AskOf } from '@alcancia/contracts/define';
import type { IdeaFields, KeptIdea, saveIdea } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** An idea while it is typed: materials one on each line (G33). */
export interface IdeaDraft extends Omit<IdeaFields, 'materials' | 'minutes'> {
  readonly minutes: TypedNumber;
  readonly materials: string;
}

export const newDraft = (): IdeaDraft => ({
  type: 'dinamica',
  title: '',
  emoji: '💡',
  body: '',
  topic: 'ahorro',
  ageRange: '7-9',
  minutes: 20,
  materials: '',
  steps: [],
});

export const draftOf = ({
  type,
  title,
  emoji,
  body,
  topic,
  ageRange,
  minutes,
  materials,
  steps,
}: KeptIdea): IdeaDraft => ({
  type,
  title,
  emoji,
  body,
  topic,
  ageRange,
  minutes,
  materials: materials.join('\n'),
  steps,
});

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export type Problem = 'title' | 'body' | 'minutes' | 'materials' | 'steps';

/** What would be refused, before it is sent. */
export function problemsOf({ title, body, minutes, materials, steps }: IdeaDraft): readonly Problem[] {
  const lines = linesIn(materials);
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if (body.trim() === '') problems.push('body');
  if (typeof minutes === 'string') problems.push('minutes');
  if (lines.length > ideaLimits.materials || lines.some((line) => line.length > ideaLimits.material))
    problems.push('materials');
  if (steps.some((step) => step.trim() === '')) problems.push('steps');
  return problems;
}

export const fieldsOf = (draft: IdeaDraft): AskOf<typeof saveIdea> => ({
  ...draft,
  title: draft.title.trim(),
  body: draft.body.trim(),
  minutes: readyNumber(draft.minutes),
  materials: linesIn(draft.materials),
  steps: draft.steps.map((step) => step.trim()),
});
