import { words } from '../words/goals.js';
import { goalIdeas } from '../words/goal-ideas.js';
import type { GoalDraft } from './goal-draft.js';

const mostShown = 5;

interface GoalIdeasProps {
  /** Ages of the chosen children, in years. */
  readonly ages: readonly number[];
  readonly onPick: (change: Partial<GoalDraft>) => void;
}

/** A few ideas by age; one tap fills the form, which can still be changed. */
export function GoalIdeas({ ages, onPick }: GoalIdeasProps) {
  const ideas = goalIdeas.filter(({ from, to }) => ages.every((age) => age >= from && age <= to)).slice(0, mostShown);
  if (ideas.length === 0) return null;
  return (
    <div className="ideas">
      <b className="label">{words.form.ideas}</b>
      <div className="filters" role="group" aria-label={words.form.ideas}>
        {ideas.map(({ emoji, title, targetPoints, prizeText }) => (
          <button
            key={title}
            type="button"
            className="pick"
            onClick={() => onPick({ emoji, title, targetPoints, prizeKind: 'texto', prizeText })}
          >
            <span aria-hidden className="emo">
              {emoji}
            </span>
            {title}
          </button>
        ))}
      </div>
    </div>
  );
}
