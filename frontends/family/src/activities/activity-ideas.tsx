import { words } from '../words/activities.js';
import { activityIdeas, type Idea } from '../words/activity-ideas.js';
import type { ActivityDraft } from './activity-draft.js';

const mostShown = 6;

/** The ideas that suit every one of these ages, in years; without an age, the first ones. */
const ideasFor = (ages: readonly number[]): readonly Idea[] =>
  activityIdeas.filter(({ from, to }) => ages.every((age) => age >= from && age <= to)).slice(0, mostShown);

interface ActivityIdeasProps {
  readonly ages: readonly number[];
  readonly onPick: (change: Partial<ActivityDraft>) => void;
}

/** A few ideas by age; one tap fills the form, which can still be changed (G5). */
export function ActivityIdeas({ ages, onPick }: ActivityIdeasProps) {
  const ideas = ideasFor(ages);
  if (ideas.length === 0) return null;
  return (
    <div className="ideas">
      <b className="label">{words.form.ideas}</b>
      <div className="filters" role="group" aria-label={words.form.ideas}>
        {ideas.map(({ from: _from, to: _to, ...idea }) => (
          <button key={idea.title} type="button" className="pick" onClick={() => onPick(idea)}>
            <span aria-hidden className="emo">
              {idea.emoji}
            </span>
            {idea.title}
          </button>
        ))}
      </div>
    </div>
  );
}
