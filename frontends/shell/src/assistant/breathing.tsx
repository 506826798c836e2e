import { Timer } from '@phosphor-icons/react/dist/csr/Timer';
import { Wind } from '@phosphor-icons/react/dist/csr/Wind';
import { useEffect, useState } from 'react';

import { Pig } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import { breathAt, breathPhases } from './breath.js';
import './breathing.css';

const secondMs = 1_000;
const { breath: said } = words;

/** Five minutes of calm at the most: four seconds in, four still, six out; no word about money (G30). */
export function Breathing({ onEnd }: { readonly onEnd: () => void }) {
  const [beganAt, setBegan] = useState(() => Date.now());
  const [now, setNow] = useState(beganAt);
  const breath = breathAt(Math.floor((now - beganAt) / secondMs));
  const isOver = breath === null;

  useEffect(() => {
    if (isOver) return undefined;
    const clock = setInterval(() => setNow(Date.now()), secondMs / 4);
    return () => clearInterval(clock);
  }, [isOver]);

  const again = (): void => {
    setBegan(Date.now());
    setNow(Date.now());
  };
  return (
    <div className="resp">
      <div className="rh">
        <span className="tag">
          <Wind size={15} aria-hidden />
          {words.modes.respira}
        </span>
        {breath && (
          <span className="tag">
            <Timer size={15} aria-hidden />
            {said.left(breath.minutesLeft)}
          </span>
        )}
      </div>
      <div key={beganAt} className={isOver ? 'breath is-over' : 'breath'} role="img" aria-label={said.picture}>
        <i className="halo" />
        <i className="flower" />
        <Pig mood="sleep" coin={false} className="breath-pig" />
      </div>
      <div aria-live="polite" className="breath-says">
        <h2>{breath ? said.phases[breath.phase].name : said.done}</h2>
        <p>{breath ? said.phases[breath.phase].how : said.after}</p>
      </div>
      {breath && (
        <ul className="bsteps" aria-hidden>
          {breathPhases.map(({ key, seconds }) => (
            <li key={key} className={key === breath.phase ? 'on' : undefined}>
              <b>{said.phases[key].name}</b>
              <span>{said.seconds(seconds)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="resp-acts">
        {isOver && (
          <Button kind="line" onClick={again}>
            {said.again}
          </Button>
        )}
        <Button kind="line" onClick={onEnd}>
          {said.end}
        </Button>
      </div>
    </div>
  );
}
