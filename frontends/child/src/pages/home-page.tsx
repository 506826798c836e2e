import { useRef, useState } from 'react';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { hatchesAtPoints, petMoodOf, petStageOf } from '@alcancia/contracts/pets';
import { useFlag } from '@alcancia/web-kit';
import { Empty, KidLink, SlotRow, type SlotState, useSteady } from '@alcancia/web-kit/ui';

import { Surprises } from '../celebrations/surprises.js';
import { BalancePlate } from '../home/balance-plate.js';
import { Egg } from '../home/egg.js';
import { SoundSwitches } from '../home/sound-switches.js';
import { ShowAdult } from '../home/show-adult.js';
import { WorldLinks } from '../home/world-links.js';
import { Hero } from '../home/hero.js';
import '../home/home.css';
import { MainGoal } from '../home/main-goal.js';
import { NextReward } from '../home/next-reward.js';
import { IdeasLink } from '../ideas/ideas-link.js';
import { MetabotLink } from '../privacy/metabot-link.js';
import { TaskCard } from '../tasks/task-card.js';
import { steadyTasks, tasksInOrder } from '../tasks/tasks-in-order.js';
import '../tasks/tasks.css';
import { words as taskWords } from '../words/tasks.js';
import { words } from '../words/home.js';
import { words as worldWords } from '../words/world.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';

const slotOf: Record<OccurrenceView['state'], SlotState> = {
  aprobada: 'done',
  en_revision: 'review',
  disponible: 'open',
  rechazada: 'open',
};

/** The first screen of a child's world (G19). */
export default function HomePage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}`} bones={<WorldBones top={344} />}>
      {(world) => <Home world={world} />}
    </World>
  );
}

function Home({ world: { childId, child, isOwn, may, card } }: { readonly world: ChildWorld }) {
  const { displayName, avatar, palette, level, balance, mainGoal, nextReward, celebrations } = child;
  const slots = useRef<HTMLDivElement>(null);
  const inOrder = tasksInOrder(child.occurrences);
  const tasks = useSteady(inOrder, { ...steadyTasks, visit: child.today }).items;
  // What is won while the child looks on comes last, where it pushes nothing away.
  const [hadSurprises] = useState(celebrations.length > 0);
  const here = `/child-dashboard/${childId}`;
  const isRewardsOn = useFlag('rewards_section_enabled');
  const stage = petStageOf(level.totalPoints);

  const surprises = isOwn && <Surprises celebrations={celebrations} pet={avatar} stage={stage} palette={palette} />;

  return (
    <div className="home-grid">
      <title>{`${words.title} · ${worldWords.productName}`}</title>
      <div className="col">
        <section className="hero">
          <Hero
            name={displayName}
            level={level}
            today={child}
            card={card}
            pet={avatar}
            stage={stage}
            mood={petMoodOf(child)}
          />
          <div className="bal">
            <BalancePlate availableCents={balance.availableCents} from={slots} />
          </div>
        </section>
        <section className="today" aria-label={words.today}>
          <header>
            <h2>{words.today}</h2>
            <div ref={slots}>
              {inOrder.length > 0 && <SlotRow slots={inOrder.map(({ state }) => slotOf[state]).toReversed()} />}
            </div>
            {inOrder.length > 0 && <p>{words.progress(child.todayDone, child.todayTotal)}</p>}
          </header>
          {tasks.length === 0 ? (
            <Empty
              {...words.todayEmpty}
              pet={avatar}
              mood="sleep"
              action={
                <KidLink to={`${here}/agenda`} kind="quiet">
                  {words.seeAgenda}
                </KidLink>
              }
            />
          ) : (
            <ul className="tasks" aria-label={taskWords.tasksOfToday}>
              {tasks.map((occurrence) => (
                <TaskCard
                  key={occurrence.activityId}
                  occurrence={occurrence}
                  palette={palette}
                  about={taskWords.moments[occurrence.timeOfDay]}
                  mayMark={may('changeActivities')}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="col">
        {hadSurprises && surprises}
        {isOwn && level.totalPoints === 0 && child.todayInReview > 0 && <ShowAdult />}
        {stage === 1 && <Egg points={level.totalPoints} hatchesAt={hatchesAtPoints} />}
        <MainGoal goal={mainGoal} to={`${here}/goals`} />
        {nextReward && isRewardsOn && <NextReward reward={nextReward} to={`${here}/rewards`} />}
        <WorldLinks childId={childId} mayPersonalize={may('changeWorld')} maySeeChallenges={may('seeChallenges')}>
          {isOwn && <IdeasLink childId={childId} />}
          {isOwn && <MetabotLink childId={childId} />}
          {isOwn && <SoundSwitches />}
        </WorldLinks>
        {!hadSurprises && surprises}
      </div>
    </div>
  );
}
