import { useEffect, useRef } from 'react';

import { linkSignUp } from '@alcancia/contracts/marketing';
import { browserStorage, useFlag, useSession, useWrite } from '@alcancia/web-kit';

import { KeptChoice, visitorPlace } from '../cookies/cookie-choice.js';

/** Under which number this browser came by an ambassador's link, where it lets that be remembered. */
function rememberedVisitor(): string | null {
  const kept = browserStorage().getItem(visitorPlace);
  const mayBeUsed = new KeptChoice().snapshot()?.outreach === true;
  return mayBeUsed && kept !== null && /^[0-9a-f]{32}$/.test(kept) ? kept : null;
}

/** Tells once that the account that is in came by an ambassador's link (G34); it is not said what comes of it. */
export default function LinkVisit() {
  // Until it is known who is here, nothing is switched off.
  const isKnown = 'who' in useSession();
  const isOn = useFlag('ambassadors_section_enabled') && isKnown;
  const link = useWrite(linkSignUp).mutate;
  const wasAsked = useRef(false);
  useEffect(() => {
    const visitorId = rememberedVisitor();
    if (!isOn || !visitorId || wasAsked.current) return;
    wasAsked.current = true;
    link({ visitorId }, { onSuccess: () => browserStorage().removeItem(visitorPlace) });
  }, [isOn, link]);
  return null;
}
