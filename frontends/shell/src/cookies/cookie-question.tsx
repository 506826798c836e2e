import { useId, useState } from 'react';
import { Link } from 'react-router';

import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/cookies.js';
import type { Allowed } from './cookie-choice.js';
import { CookieSwitches } from './cookie-switches.js';
import { useCookieChoice } from './use-cookie-choice.js';
import './cookies.css';

const nothing: Allowed = { measurement: false, outreach: false };
const everything: Allowed = { measurement: true, outreach: true };

/** At the foot of a visitor's page until it is answered: a 'no' is as near as a 'yes', and all is off (G50). */
export default function CookieQuestion() {
  const id = useId();
  const { choice, decide, isKeeping } = useCookieChoice();
  const [picked, pick] = useState<Allowed | null>(null);
  if (choice) return null;
  return (
    <section className="cookie-question" aria-labelledby={id}>
      <div className="cookie-question-in">
        <div className="grow">
          <h2 id={id}>{words.title}</h2>
          <p>
            {words.text} <Link to="/cookies">{words.more}</Link>
          </p>
        </div>
        {picked && <CookieSwitches allowed={picked} onChange={pick} />}
        <div className="cookie-acts">
          {picked ? (
            <Button kind="line" busy={isKeeping} onClick={() => decide(picked)}>
              {words.keep}
            </Button>
          ) : (
            <Button kind="line" onClick={() => pick(nothing)}>
              {words.choose}
            </Button>
          )}
          <Button kind="line" busy={isKeeping} onClick={() => decide(nothing)}>
            {words.onlyNecessary}
          </Button>
          <Button kind="line" busy={isKeeping} onClick={() => decide(everything)}>
            {words.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}
