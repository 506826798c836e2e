import { words } from '../words/rewards.js';
import { rewardIdeas } from '../words/reward-ideas.js';
import type { RewardDraft } from './reward-draft.js';

const mostShown = 6;

interface RewardIdeasProps {
  /** Ages of the chosen children, in years. */
  readonly ages: readonly number[];
  readonly onPick: (change: Partial<RewardDraft>) => void;
}

/** A few ideas by age; one tap fills the form, which can still be changed. */
export function RewardIdeas({ ages, onPick }: RewardIdeasProps) {
  const ideas = rewardIdeas.filter(({ from, to }) => ages.every((age) => age >= from && age <= to)).slice(0, mostShown);
  if (ideas.length === 0) return null;
  return (
    <div className="ideas">
      <b className="label">{words.form.ideas}</b>
      <div className="filters" role="group" aria-label={words.form.ideas}>
        {ideas.map(({ emoji, title, category, cost }) => (
          <button key={title} type="button" className="pick" onClick={() => onPick({ emoji, title, category, cost })}>
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
