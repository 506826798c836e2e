import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Pig } from '@alcancia/web-kit/art';

import { words } from '../words/dashboard.js';
import { familyDashboard, ownSession } from './dashboard.queries.js';

/** The greeting by hour, and the best news of today. */
export function Greeting() {
  const [hour] = useState(() => new Date().getHours());
  const { today, children } = useSuspenseQuery(familyDashboard).data;
  const { active } = useSuspenseQuery(ownSession).data;
  const finished = children.filter(({ todayDone, todayTotal }) => todayTotal > 0 && todayDone === todayTotal);
  const news = finished.length > 0 ? ` ${words.finished(finished.map(({ displayName }) => displayName))}` : '';
  return (
    <div className="hello">
      <div className="grow">
        <h1>{words.greeting(hour, active?.displayName ?? '')}</h1>
        <p>
          <span className="today">{format.longDay(today)}.</span>
          {news}
        </p>
      </div>
      <div className="piggy">
        <Pig mood={finished.length > 0 ? 'cheer' : 'happy'} coin flower />
      </div>
    </div>
  );
}
