import { ideaAges, type IdeaAge, type IdeaFields, type IdeaWish } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';

const between = (one: IdeaAge, other: IdeaAge): number => Math.abs(ideaAges.indexOf(one) - ideaAges.indexOf(other));

/**
 * Three ideas about the topic: for the age first, then for its neighbours; among these those that fit into the minutes, the
 * longest first. Each turn brings the next three, and after the last the first again.
 */
export function fittingIdeas<Idea extends IdeaFields>(
  ideas: readonly Idea[],
  { topic, ageRange, minutes }: IdeaWish,
  turn: number,
): Idea[] {
  const beyond = (idea: Idea): number => Math.max(0, idea.minutes - minutes);
  const fitting = ideas
    .filter((idea) => idea.topic === topic)
    .toSorted(
      (one, other) =>
        between(one.ageRange, ageRange) - between(other.ageRange, ageRange) ||
        beyond(one) - beyond(other) ||
        other.minutes - one.minutes,
    );
  const turns = Math.ceil(fitting.length / ideaLimits.offered);
  const from = (turn % turns) * ideaLimits.offered;
  return fitting.slice(from, from + ideaLimits.offered);
}
