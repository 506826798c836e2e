import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { FlagCheckered } from '@phosphor-icons/react/dist/csr/FlagCheckered';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';

import type { GoalView } from '@alcancia/contracts/family';
import { Faces, type Person } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';

type Way = GoalView['progress'][number];
type Mark = Way['milestones'][number];

const tags: Record<Way['state'], string> = {
  activa: 'tag',
  alcanzada: 'tag tag-success',
  por_entregar: 'tag tag-warning',
  canjeada: 'tag tag-success',
  pausada: 'tag tag-info',
  vencida: 'tag tag-info',
  archivada: 'tag',
};

function markOf({ percent, isReached }: Mark, waitsForPrize: boolean) {
  if (percent === 100 && waitsForPrize) return { look: 'give', icon: <Gift weight="bold" aria-hidden /> };
  if (isReached) return { look: 'hit', icon: <Check weight="bold" aria-hidden /> };
  return { look: '', icon: percent === 100 ? <FlagCheckered aria-hidden /> : null };
}

interface GoalWayProps {
  readonly way: Way;
  readonly targetPoints: number;
  /** Shown where several children have the same goal. */
  readonly person: Person | undefined;
}

/** How far one child is: percent, points, and the slot with its milestones. */
export function GoalWay({ way, targetPoints, person }: GoalWayProps) {
  const { percent, points, milestones, state, isAsked, childName } = way;
  const tag = isAsked ? words.asked : words.tags[state];
  return (
    <div className="way">
      <div className="nums">
        {person && <Faces people={[person]} size={26} />}
        <b className="num">{words.percent(percent)}</b>
        <span>{words.ofPoints(points, targetPoints)}</span>
        {tag && <span className={tags[state]}>{tag}</span>}
      </div>
      <div
        className="miles"
        role="img"
        aria-label={words.way(
          childName,
          percent,
          milestones.map((mark) => mark.percent),
        )}
      >
        <div className="slot points-fill">
          <i style={{ width: `${percent}%` }} />
        </div>
        {milestones.map((mark) => {
          const { look, icon } = markOf(mark, state === 'por_entregar');
          return (
            <b key={mark.percent} className={look} style={{ ['--at' as string]: mark.percent }}>
              {icon}
            </b>
          );
        })}
      </div>
    </div>
  );
}
