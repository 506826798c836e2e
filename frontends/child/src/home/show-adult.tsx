import { KidCard } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';

/** The first time that something waits for an adult: what to do now. */
export const ShowAdult = () => (
  <KidCard className="egg">
    <h2>{words.showAdult.title}</h2>
    <p>{words.showAdult.text}</p>
  </KidCard>
);
