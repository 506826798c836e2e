import { words } from './words/offers.js';

/** Something to start from; it suits these ages, in years. */
interface Idea {
  readonly from: number;
  readonly to: number;
  readonly emoji: string;
  readonly title: string;
}

const mostShown = 6;

interface IdeaPicksProps<I extends Idea> {
  readonly label?: string;
  readonly ideas: readonly I[];
  /** Of the chosen children, in years; without any, the first ideas are shown. */
  readonly ages: readonly number[];
  readonly onPick: (idea: I) => void;
}

/** A few ideas that suit every age; one tap fills the form, which can still be changed. */
export function IdeaPicks<I extends Idea>({ label = words.ideas, ideas, ages, onPick }: IdeaPicksProps<I>) {
  const fitting = ideas.filter(({ from, to }) => ages.every((age) => age >= from && age <= to)).slice(0, mostShown);
  if (fitting.length === 0) return null;
  return (
    <div className="ideas">
      <b className="label">{label}</b>
      <div className="filters" role="group" aria-label={label}>
        {fitting.map((idea) => (
          <button
            key={`${idea.title} ${idea.from} ${idea.to}`}
            type="button"
            className="pick"
            onClick={() => onPick(idea)}
          >
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
