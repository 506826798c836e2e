import { DoorOpen } from '@phosphor-icons/react/dist/csr/DoorOpen';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readFamilyDashboard } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { CardArt, Pet, cardOf } from '@alcancia/web-kit/art';
import { ButtonLink, Coins, DayDots, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/children.js';
import { words as placeWords } from '../words/places.js';
import { pinStateOf, PinTag } from './pin-state.js';

type Card = OutputOf<typeof readFamilyDashboard>['children'][number];

interface ChildTileProps {
  readonly child: ChildView;
  /** What the family service knows; it may follow a moment after a new child. */
  readonly card: Card | undefined;
}

/** One child on 'Mis Niños': face, coins, today, goal, and the two ways in. */
export function ChildTile({ child, card }: ChildTileProps) {
  const goal = card?.mainGoal;
  return (
    <article className="kc" data-palette={child.palette} data-card={cardOf(child)}>
      <div className="art">
        <CardArt name={cardOf(child)} />
        <PinTag state={pinStateOf(child)} />
        <div className="pp">
          <Pet
            name={child.avatar}
            mood={card && card.todayTotal > 0 && card.todayDone === card.todayTotal ? 'cheer' : 'happy'}
          />
        </div>
      </div>
      <div className="in">
        <div>
          <h2>{child.displayName}</h2>
          <p className="caption">
            {words.years(child.age)} · {words.level(card?.level.level ?? 1)}
          </p>
        </div>
        <div className="row wrap">
          <Coins cents={card?.balance.availableCents ?? 0} />
          {child.isBeyondPlan && <span className="tag tag-warning">{placeWords.tag}</span>}
        </div>
        <div className="row">
          <p className="small grow">
            {card && card.todayTotal > 0 ? (
              <>
                {words.today} <b>{words.ofToday(card.todayDone, card.todayTotal)}</b>
              </>
            ) : (
              words.restToday
            )}
          </p>
          <DayDots done={card?.todayDone ?? 0} total={card?.todayTotal ?? 0} />
        </div>
        <div className="goalrow">
          <span className="row small">
            <span className="grow">{goal?.title ?? words.noGoal}</span>
            {goal && <b className="num">{goal.progress.percent} %</b>}
          </span>
          {goal && <Progress value={goal.progress.percent} max={100} label={words.goal(goal.title)} fill="points" />}
        </div>
        <div className="acts">
          <ButtonLink kind="line" to={`/child/${child.id}`}>
            {words.seeProfile}
          </ButtonLink>
          <ButtonLink kind="soft" to={`/child-dashboard/${child.id}`} icon={<DoorOpen aria-hidden />}>
            {words.world}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
