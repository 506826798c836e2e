import { useEffect, useState } from 'react';

import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/share.js';

/** What Chromium tells when the page could be installed; no type of it is in TypeScript's library. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Only where this browser offers it; elsewhere the steps beside it say how. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const forget = (): void => setOffer(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return null;
  const install = (): void => {
    // An offer can be taken once, whatever comes of it.
    setOffer(null);
    offer.prompt().catch(() => undefined);
  };
  return <Button onClick={install}>{words.installNow}</Button>;
}
