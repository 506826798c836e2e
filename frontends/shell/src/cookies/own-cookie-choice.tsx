import { useId, useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Button, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/cookies.js';
import type { Allowed } from './cookie-choice.js';
import { CookieSwitches } from './cookie-switches.js';
import { useCookieChoice } from './use-cookie-choice.js';
import './cookies.css';

/** Below the text on cookies: what this browser may keep, to be changed at any time (G50). */
export function OwnCookieChoice() {
  const id = useId();
  const { choice, decide, isKeeping } = useCookieChoice();
  const [picked, pick] = useState<Allowed | null>(null);
  const allowed = picked ?? choice ?? { measurement: false, outreach: false };
  const keep = (): void =>
    decide(allowed, () => {
      pick(null);
      toast({ kind: 'success', title: words.kept });
    });
  return (
    <section className="own-cookies card" aria-labelledby={id}>
      <h2 id={id}>{words.own}</h2>
      <p>{choice ? words.decided(format.dateOf(new Date(choice.decidedAt).toISOString())) : words.none}</p>
      <CookieSwitches allowed={allowed} onChange={pick} />
      <Button busy={isKeeping} onClick={keep}>
        {words.keep}
      </Button>
      {choice && <p className="caption">{words.number(choice.browserId)}</p>}
    </section>
  );
}
